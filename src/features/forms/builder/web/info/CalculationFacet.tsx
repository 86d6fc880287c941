import { Select } from '@mantine/core'
import { MultiSelectInput } from '../../../../../kit/web/inputs/choice/MultiSelectInput.tsx'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { Calculation } from '../../../definition/question.ts'
import { useBuilt } from '../draft/builder-store.ts'
import type { FacetProps } from './FieldInfo.tsx'

const ways: readonly Calculation['how'][] = [
  'sum',
  'difference',
  'product',
  'average',
  'least',
  'most',
  'count',
]
const numeric = new Set(['number', 'rating', 'calculated'])

/** Of which answers, and how. */
export function CalculationFacet({ question, set }: FacetProps) {
  const text = useText()
  const fields = useBuilt(({ definition }) => definition.fields)
  const calculation: Calculation = question.calculation ?? { of: [], how: 'sum' }
  return (
    <>
      <Select
        label={text('builder_calculation')}
        allowDeselect={false}
        data={ways.map((value) => ({ value, label: text(`builder_calculation_${value}`) }))}
        value={calculation.how}
        onChange={(how) => how !== null && set({ calculation: { ...calculation, how } })}
      />
      <MultiSelectInput
        label={text('builder_calculation_of')}
        options={fields.filter(({ type, key }) => numeric.has(type) && key !== question.key)}
        valueKey="key"
        value={[...calculation.of]}
        onChange={(of) => set({ calculation: { ...calculation, of } })}
      />
    </>
  )
}
