import { Select } from '@mantine/core'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { optionsOf, sayOption } from '../../../fields/choice.ts'
import { type KindProps, shared } from '../field-of-form.ts'
import { Pills } from './Pills.tsx'

/** More than so many are a list to open; fewer stand in sight. */
const fewOptions = 4
/** More than so many are searched, not read. */
const manyOptions = 8

/** Nothing chosen, as a choice among the others. */
const none = ''

/** One of a few, yes or no among them. */
export function ChoiceField(props: KindProps) {
  const { name, field, value, onChange } = props
  const { say, text } = useLanguage()
  const yesNo = field.kind === 'yes-no'
  const options = yesNo
    ? [
        { value: 'true', label: text('yes') },
        { value: 'false', label: text('no') },
      ]
    : Object.entries(optionsOf(field)).map(([key, words]) => ({
        value: key,
        label: field.asEntered ? words : sayOption(field, key, say),
      }))
  const given = shared(props, say)
  // Where there is an answer from the start, there always is one.
  const always = given.required || field.default !== undefined
  const chosen = value === null || value === undefined ? none : String(value)
  if (options.length > fewOptions || props.inCell)
    return (
      <Select
        {...given}
        name={name}
        data={options}
        // A row keeps an option that was removed, and the field shows the stored value.
        value={chosen === none ? null : chosen}
        placeholder={text('input_select_placeholder')}
        searchable={options.length > manyOptions}
        // A cell has no room for the button; the chosen one chosen again is taken back.
        clearable={!given.required && !props.inCell}
        clearButtonProps={{ 'aria-label': text('field_clear', { label: props.label }) }}
        allowDeselect={!given.required}
        nothingFoundMessage={text('input_select_nothing')}
        onChange={onChange}
      />
    )
  return (
    <Pills
      {...given}
      name={name}
      options={always ? options : [...options, { value: none, label: '—' }]}
      chosen={always && chosen === none ? [] : [chosen]}
      onToggle={(next) => {
        if (next === none) onChange(null)
        else onChange(yesNo ? next === 'true' : next)
      }}
    />
  )
}
