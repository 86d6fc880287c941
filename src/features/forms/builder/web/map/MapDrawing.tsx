import { useEffect, useRef } from 'react'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { select } from '../../builder-state.ts'
import { useBuilder, useSelected } from '../draft/builder-store.ts'
import type { Edge, Graph, Node } from './graph.ts'
import classes from './map.module.css'

const box = { width: 156, height: 44 }
const gap = { x: 64, y: 16 }
const margin = 12

const leftOf = ({ column }: Node) => margin + column * (box.width + gap.x)
const topOf = ({ row }: Node) => margin + row * (box.height + gap.y)

/** From the right side of the question that is read to the left side of the one that reads it. */
function curve(from: Node, to: Node): string {
  const [x1, y1] = [leftOf(from) + box.width, topOf(from) + box.height / 2]
  const [x2, y2] = [leftOf(to) - 4, topOf(to) + box.height / 2]
  const bend = x2 > x1 ? (x2 - x1) / 2 : gap.x
  return `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`
}

type Props = { graph: Graph; nameOf(key: string): string }

/** Layered from left to right: a question stands before those that depend on it. */
export function MapDrawing({ graph, nameOf }: Props) {
  const text = useText()
  const store = useBuilder()
  const selected = useSelected()
  const chosen = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (selected !== undefined) chosen.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  const { nodes, edges } = graph
  const places = new Map(nodes.map((node) => [node.key, node]))
  const width = margin * 2 + graph.columns * (box.width + gap.x) - gap.x
  const height = margin * 2 + graph.rows * (box.height + gap.y) - gap.y
  const touches = ({ from, to }: Edge) => from === selected || to === selected
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div role="group" className={classes.drawing} aria-label={text('map_drawing')}>
      <div className={classes.sheet} style={{ width, height }}>
        <svg className="block" width={width} height={height} aria-hidden="true">
          <defs>
            {(['plain', 'circular', 'chosen'] as const).map((kind) => (
              <marker
                key={kind}
                id={`map-${kind}`}
                viewBox="0 0 8 8"
                refX="6"
                refY="4"
                markerWidth="7"
                markerHeight="7"
                orient="auto"
              >
                <path d="M0 0 L8 4 L0 8 z" data-kind={kind} />
              </marker>
            ))}
          </defs>
          {edges.map((edge) => {
            const [from, to] = [places.get(edge.from), places.get(edge.to)]
            if (from === undefined || to === undefined) return null
            const kind = edge.circular ? 'circular' : touches(edge) ? 'chosen' : 'plain'
            return (
              <path
                key={`${edge.from} ${edge.to}`}
                className={classes.edge}
                data-kind={kind}
                d={curve(from, to)}
                markerEnd={`url(#map-${kind})`}
              />
            )
          })}
        </svg>
        {nodes.map((node) => (
          <button
            key={node.key}
            ref={node.key === selected ? chosen : undefined}
            type="button"
            className={`${classes.node} hover-deep p-0 px-2 absolute bg-ground border-strong rounded font-inherit text-ink text-sm leading-tight cursor-pointer`}
            style={{
              left: leftOf(node),
              top: topOf(node),
              width: box.width,
              height: box.height,
            }}
            data-circular={node.circular || undefined}
            aria-current={node.key === selected || undefined}
            title={nameOf(node.key)}
            onClick={() => store.run((state) => select(state, node.key))}
          >
            <span>{nameOf(node.key)}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
