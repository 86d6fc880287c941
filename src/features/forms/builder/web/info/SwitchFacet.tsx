import { Switch } from '@mantine/core'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { FacetProps } from './FieldInfo.tsx'

const switchLabels = {
  multiple: 'builder_multiple',
  annotate: 'builder_annotate',
  confidential: 'builder_confidential',
} as const

/** Something that holds of the question or does not. */
export function SwitchFacet({ facet, question, set }: FacetProps) {
  const text = useText()
  const name = facet as keyof typeof switchLabels
  return (
    <Switch
      label={text(switchLabels[name])}
      checked={question[name] === true}
      onChange={(event) => set({ [name]: event.currentTarget.checked })}
    />
  )
}
