import { TextInput } from '@mantine/core'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { FacetProps } from './FieldInfo.tsx'

/** A word or two: what stands in an empty input, what is counted. */
export function WordFacet({ facet, question, set }: FacetProps) {
  const text = useText()
  const name = facet === 'unit' ? 'unit' : 'placeholder'
  return (
    <TextInput
      label={text(name === 'unit' ? 'builder_unit' : 'builder_placeholder')}
      value={question[name] ?? ''}
      onChange={(event) => set({ [name]: event.currentTarget.value }, name)}
    />
  )
}
