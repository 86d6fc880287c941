import { NumberInput } from '@mantine/core'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { FacetProps } from './FieldInfo.tsx'

/** How many letters at most. */
export function LengthFacet({ question, set }: FacetProps) {
  const text = useText()
  return (
    <NumberInput
      label={text('builder_max_length')}
      min={1}
      allowDecimal={false}
      value={question.max_length ?? ''}
      onChange={(typed) => set({ max_length: typed === '' ? null : Number(typed) }, 'max_length')}
    />
  )
}
