import { Select } from '@mantine/core'
import type { Controlled, FieldProps } from '../field-props.ts'
import { useTexts } from '../use-texts.ts'
import { type OptionKeys, type OptionRecord, toOptions } from './options.ts'

type Props = FieldProps &
  Controlled<string | null> &
  OptionKeys & {
    options: readonly OptionRecord[]
    placeholder?: string
    /** Typing narrows the list. */
    searchable?: boolean
  }

/** One choice of a list. */
export function SelectInput({ options, valueKey, labelKey, placeholder, ...field }: Props) {
  const texts = useTexts()
  const keys = { ...(valueKey && { valueKey }), ...(labelKey && { labelKey }) }
  return (
    <Select
      {...field}
      data={toOptions(options, keys)}
      placeholder={placeholder ?? texts.select.placeholder}
      allowDeselect={!field.required}
      {...(field.searchable && { nothingFoundMessage: texts.select.nothingFound })}
    />
  )
}
