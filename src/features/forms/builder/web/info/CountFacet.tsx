import { Group, NumberInput } from '@mantine/core'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { FacetProps } from './FieldInfo.tsx'

/** How many at least, how many at most. */
export function CountFacet({ question, set }: FacetProps) {
  const text = useText()
  const input = (name: 'min' | 'max', label: string) => (
    <NumberInput
      label={label}
      min={0}
      allowDecimal={false}
      value={typeof question[name] === 'number' ? question[name] : ''}
      onChange={(typed) => set({ [name]: typed === '' ? null : Number(typed) }, name)}
    />
  )
  return (
    <Group grow gap="xs">
      {input('min', text('builder_count_min'))}
      {input('max', text('builder_count_max'))}
    </Group>
  )
}
