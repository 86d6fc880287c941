import { Switch } from '@mantine/core'
import { isNameIn } from '../../../../../kit/own.ts'
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
  if (!isNameIn(switchLabels, facet)) return null
  return (
    <Switch
      label={text(switchLabels[facet])}
      checked={question[facet] === true}
      onChange={(event) => set({ [facet]: event.currentTarget.checked })}
    />
  )
}
