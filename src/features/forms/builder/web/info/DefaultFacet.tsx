import { NumberInput, Select, TextInput } from '@mantine/core'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { FacetProps } from './FieldInfo.tsx'
import { labelSaid } from './said-in.ts'

/** What stands there before anybody answers. */
export function DefaultFacet({ question, language, first, set }: FacetProps) {
  const text = useText()
  const label = text('builder_default')
  const [chosen] = [question.default ?? []].flat()
  if (question.options !== undefined)
    return (
      <Select
        label={label}
        clearable
        data={question.options.map((option) => ({
          value: option.id,
          label: labelSaid(option, language, first) || option.label,
        }))}
        value={chosen === undefined ? null : String(chosen)}
        onChange={(next) => set({ default: next })}
      />
    )
  if (question.type === 'number')
    return (
      <NumberInput
        label={label}
        hideControls
        value={typeof question.default === 'number' ? question.default : ''}
        onChange={(typed) => set({ default: typed === '' ? null : Number(typed) }, 'default')}
      />
    )
  return (
    <TextInput
      label={label}
      value={typeof question.default === 'string' ? question.default : ''}
      onChange={(event) => set({ default: event.currentTarget.value || null }, 'default')}
    />
  )
}
