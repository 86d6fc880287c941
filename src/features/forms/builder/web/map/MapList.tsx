import { UnstyledButton } from '@mantine/core'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../../kit/web/theme/Tag.tsx'
import { select } from '../../builder-state.ts'
import { useBuilder, useSelected } from '../draft/builder-store.ts'
import type { Graph } from './graph.ts'
import classes from './map.module.css'

type Props = { graph: Graph; nameOf(key: string): string }

/** The same in words: for a screen reader, and for a screen too narrow for a drawing. */
export function MapList({ graph, nameOf }: Props) {
  const text = useText()
  const store = useBuilder()
  const selected = useSelected()
  const sources = Map.groupBy(graph.edges, ({ to }) => to)
  const dependents = graph.nodes.filter(({ key }) => sources.has(key))
  return (
    <section aria-label={text('map_list')}>
      <h3 className="mb-2 text-lg">{text('map_list')}</h3>
      <ul className="bare grid gap-px">
        {dependents.map(({ key, circular }) => (
          <li key={key}>
            <UnstyledButton
              className={`${classes.line} hover-deep p-2 w-full min-h-touch rounded text-start`}
              aria-current={key === selected || undefined}
              onClick={() => store.run((state) => select(state, key))}
            >
              <strong>{nameOf(key)}</strong>{' '}
              {text('map_reads', {
                fields: (sources.get(key) ?? []).map(({ from }) => nameOf(from)).join(', '),
              })}{' '}
              {circular && <Tag tone="danger">{text('map_cycle')}</Tag>}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
