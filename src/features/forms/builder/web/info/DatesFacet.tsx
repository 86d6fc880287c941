import { Switch } from '@mantine/core'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { FacetProps } from './FieldInfo.tsx'

/** Whether days that are over or yet to come are taken. */
export function DatesFacet({ question, set }: FacetProps) {
  const text = useText()
  return (
    <>
      <Switch
        label={text('builder_not_past')}
        checked={question.min === 'today'}
        onChange={(event) => set({ min: event.currentTarget.checked ? 'today' : null })}
      />
      <Switch
        label={text('builder_not_future')}
        checked={question.max === 'today'}
        onChange={(event) => set({ max: event.currentTarget.checked ? 'today' : null })}
      />
    </>
  )
}
