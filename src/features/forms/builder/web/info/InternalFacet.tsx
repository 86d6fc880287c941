import { Switch } from '@mantine/core'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { isInternal } from '../../../definition/question.ts'
import type { FacetProps } from './FieldInfo.tsx'

/** For staff alone, which its slug says. */
export function InternalFacet({ question, set }: FacetProps) {
  const text = useText()
  return (
    <Switch
      label={text('builder_internal')}
      description={text('builder_internal_help')}
      checked={isInternal(question)}
      onChange={(event) => set({ slug: event.currentTarget.checked ? 'internal' : null })}
    />
  )
}
