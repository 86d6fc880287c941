import { MultiSelect } from '@mantine/core'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { optionsOf, sayOption } from '../../../fields/choice.ts'
import { type KindProps, shared } from '../field-of-form.ts'
import { Pills } from './Pills.tsx'

/** More than so many are a list to open; fewer stand in sight. */
const fewOptions = 12

/** Several of a few, kept in the order of the definition. */
export function ChoicesField(props: KindProps) {
  const { name, field, value, onChange } = props
  const { say, text } = useLanguage()
  const words = optionsOf(field)
  const chosen = Array.isArray(value) ? value.map(String) : []
  const order = [...new Set([...Object.keys(words), ...chosen])]
  const options = order.map((key) => ({ value: key, label: sayOption(field, key, say) }))
  const inOrder = (next: readonly string[]) => onChange(order.filter((key) => next.includes(key)))
  if (options.length > fewOptions || props.inCell)
    return (
      <MultiSelect
        {...shared(props, say)}
        name={name}
        data={options}
        value={chosen}
        searchable
        hidePickedOptions={false}
        maxDropdownHeight={320}
        {...(chosen.length === 0 && { placeholder: text('input_select_placeholder') })}
        nothingFoundMessage={text('input_select_nothing')}
        onChange={inOrder}
      />
    )
  return (
    <Pills
      {...shared(props, say)}
      name={name}
      several
      options={options}
      chosen={chosen}
      onToggle={(toggled) =>
        inOrder(
          chosen.includes(toggled)
            ? chosen.filter((other) => other !== toggled)
            : [...chosen, toggled],
        )
      }
    />
  )
}
