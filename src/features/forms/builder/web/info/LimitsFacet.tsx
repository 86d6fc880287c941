import { Group, NumberInput } from '@mantine/core'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { FacetProps } from './FieldInfo.tsx'

const asNumber = (typed: number | string) => (typed === '' ? null : Number(typed))

/** The least, the most, the step of a number. */
export function LimitsFacet({ question, set }: FacetProps) {
  const text = useText()
  const input = (name: 'min' | 'max' | 'step', label: string) => (
    <NumberInput
      label={label}
      value={typeof question[name] === 'number' ? question[name] : ''}
      onChange={(typed) => set({ [name]: asNumber(typed) }, name)}
      hideControls
    />
  )
  return (
    <Group grow gap="xs" align="end">
      {input('min', text('builder_min'))}
      {input('max', text('builder_max'))}
      {question.type === 'number' && input('step', text('builder_step'))}
    </Group>
  )
}
