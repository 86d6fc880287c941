import { useElementSize } from '@mantine/hooks'
import classes from './charts.module.css'

export type Bar = {
  id: string
  label: string
  value: number
  tone?: string | undefined
  words: string
}

const line = 38
const thickness = 8

/** What is a whole bar: the longest of them unless said, a hundred for shares. */
type Props = { bars: readonly Bar[]; whole?: number }

/** One bar a line, its words above it: readable on a phone and on paper. */
export function Bars({ bars, whole }: Props) {
  const { ref, width } = useElementSize()
  const most = whole ?? Math.max(1, ...bars.map(({ value }) => value))
  return (
    <div ref={ref} className="min-h-touch">
      {width > 0 && (
        <svg
          className="block"
          width={width}
          height={bars.length * line}
          role="img"
          aria-label={bars.map(({ label, words }) => `${label}: ${words}`).join('; ')}
        >
          {bars.map(({ id, label, value, tone, words }, at) => (
            <g key={id} transform={`translate(0 ${at * line})`}>
              <text className={classes.label} x={0} y={14}>
                {shortened(label, width - words.length * 8 - 16)}
              </text>
              <text className={classes.value} x={width} y={14} textAnchor="end">
                {words}
              </text>
              <rect
                className={classes.track}
                x={0}
                y={20}
                width={width}
                height={thickness}
                rx={4}
              />
              <rect
                className={classes.bar}
                data-tone={tone}
                x={0}
                y={20}
                width={(value / most) * width}
                height={thickness}
                rx={4}
              />
            </g>
          ))}
        </svg>
      )}
    </div>
  )
}

/** Some 7.5 pixels a letter: an SVG does not cut its words itself. */
const shortened = (words: string, width: number) => {
  const letters = Math.max(8, Math.floor(width / 7.5))
  return words.length <= letters ? words : `${words.slice(0, letters - 1)}…`
}
