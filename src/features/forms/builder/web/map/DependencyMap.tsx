import { Stack } from '@mantine/core'
import { useMemo } from 'react'
import type { Locale } from '../../../../../kit/locales.ts'
import { EmptyState } from '../../../../../kit/web/inputs/EmptyState.tsx'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../../kit/web/plain/Notice.tsx'
import { labelIn } from '../../../definition/question.ts'
import { useBuilder } from '../draft/builder-store.ts'
import { useDebouncedDefinition } from '../draft/use-debounced-definition.ts'
import { graphOf } from './graph.ts'
import { MapDrawing } from './MapDrawing.tsx'
import { MapList } from './MapList.tsx'

/** Which question depends on which: drawn, and as a list. */
export function DependencyMap({ language }: { language: Locale }) {
  const text = useText()
  const definition = useDebouncedDefinition(useBuilder())
  const graph = useMemo(() => graphOf(definition), [definition])
  const names = useMemo(
    () =>
      new Map(
        definition.fields.map((field) => {
          const label = labelIn(field, language).trim()
          return [field.key, label === '' ? text('builder_no_words') : label]
        }),
      ),
    [definition, language, text],
  )
  const nameOf = (key: string) => names.get(key) ?? key
  if (graph.nodes.length === 0)
    return <EmptyState title={text('map_none')} text={text('map_none_lead')} />
  const free = definition.fields.length - graph.nodes.length
  return (
    <Stack component="section" aria-label={text('builder_map')} gap="md">
      {graph.nodes.some(({ circular }) => circular) && (
        <Notice tone="danger">{text('map_cycle_lead')}</Notice>
      )}
      <MapDrawing graph={graph} nameOf={nameOf} />
      <MapList graph={graph} nameOf={nameOf} />
      {free > 0 && <p className="hint">{text('map_free', { count: free })}</p>}
    </Stack>
  )
}
