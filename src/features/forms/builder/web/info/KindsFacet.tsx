import { MultiSelect } from '@mantine/core'
import { isNameIn } from '../../../../../kit/own.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { useSource } from '../../../filling/web/use-listed.ts'
import type { FacetProps } from './FieldInfo.tsx'

const common = {
  policies: 'nav_policies',
  swps: 'nav_swps',
  orientation: 'nav_orientation',
} as const

/** Which kinds of documents a question offers: those that every company has, and those of its own that are published. */
export function KindsFacet({ question, set }: FacetProps) {
  const text = useText()
  const { rows } = useSource('resources')
  const own = new Map(
    rows.flatMap(({ kind }) => (kind?.name == null ? [] : [[kind.id, kind.name] as const])),
  )
  const chosen = question.kinds ?? []
  const data = [
    ...Object.entries(common).map(([value, label]) => ({ value, label: text(label) })),
    ...[...own].map(([value, label]) => ({ value, label })),
    ...chosen
      .filter((value) => !isNameIn(common, value) && !own.has(value))
      .map((value) => ({ value, label: text('builder_kind_gone') })),
  ]
  return (
    <MultiSelect
      label={text('builder_kinds')}
      description={text('builder_kinds_hint')}
      data={data}
      value={[...chosen]}
      onChange={(kinds) => set({ kinds })}
      clearable
    />
  )
}
