import { useElementSize } from '@mantine/hooks'
import classes from './charts.module.css'

export type ChartColumn = {
  id: string
  /** Under the column, where there is room. */
  label: string
  /** Stacked from the ground up. */
  parts: readonly { value: number; tone?: string }[]
  words: string
}

const height = 180
const foot = 22

/** Half the width of a label: nearer to an edge it would be cut. */
const halfLabel = 28

function within(x: number, width: number) {
  if (x < halfLabel) return { x: 0, textAnchor: 'start' } as const
  if (x > width - halfLabel) return { x: width, textAnchor: 'end' } as const
  return { x, textAnchor: 'middle' } as const
}

/** Columns over time, each of parts that stand on each other. */
export function Columns({ columns }: { columns: readonly ChartColumn[] }) {
  const { ref, width } = useElementSize()
  const sum = ({ parts }: ChartColumn) => parts.reduce((total, { value }) => total + value, 0)
  const most = Math.max(1, ...columns.map(sum))
  const step = width / Math.max(1, columns.length)
  const wide = Math.max(2, Math.min(48, step * 0.7))
  const everyLabel = Math.max(1, Math.ceil(72 / step))
  const tall = (value: number) => (value / most) * (height - foot - 16)
  return (
    <div ref={ref} className="min-h-touch">
      {width > 0 && (
        <svg
          className="block"
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={columns.map(({ words }) => words).join('; ')}
        >
          <line
            className={classes.ground}
            x1={0}
            x2={width}
            y1={height - foot}
            y2={height - foot}
          />
          <text className={classes.value} x={0} y={10}>
            {most}
          </text>
          {columns.map((column, at) => {
            const x = at * step + (step - wide) / 2
            let top = height - foot
            return (
              <g key={column.id}>
                <title>{column.words}</title>
                {column.parts.map(({ value, tone }, part) => {
                  top -= tall(value)
                  return (
                    <rect
                      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name than their place
                      key={part}
                      className={classes.bar}
                      data-tone={tone}
                      x={x}
                      y={top}
                      width={wide}
                      height={tall(value)}
                    />
                  )
                })}
                {at % everyLabel === 0 && (
                  <text className={classes.label} y={height - 6} {...within(x + wide / 2, width)}>
                    {column.label}
                  </text>
                )}
              </g>
            )
          })}
        </svg>
      )}
    </div>
  )
}
