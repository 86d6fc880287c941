import { useElementSize } from '@mantine/hooks'
import classes from './charts.module.css'
import { inLines } from './in-lines.ts'

export type Bar = {
  id: string
  label: string
  value: number
  tone?: string | undefined
  words: string
}

/** Of a line of words, of the bar beneath them, and of one such pair. */
const lineHeight = 16
const thickness = 8
const gap = 14

/** What is a whole bar: the longest of them unless said, a hundred for shares. */
type Props = { bars: readonly Bar[]; whole?: number }

/** One bar beneath its words: readable on a phone and on paper. */
export function Bars({ bars, whole }: Props) {
  const { ref, width } = useElementSize()
  const most = whole ?? Math.max(1, ...bars.map(({ value }) => value))
  let below = 0
  const placed = bars.map((bar) => {
    const lines = inLines(bar.label, width - bar.words.length * 8 - 16)
    const top = below
    below += lines.length * lineHeight + thickness + gap
    return { ...bar, lines, top }
  })
  return (
    <div ref={ref} className="min-h-touch">
      {width > 0 && (
        <svg
          className="block"
          width={width}
          height={below}
          viewBox={`0 0 ${width} ${below}`}
          role="img"
          aria-label={bars.map(({ label, words }) => `${label}: ${words}`).join('; ')}
        >
          {placed.map(({ id, value, tone, words, lines, top }) => (
            <g key={id} transform={`translate(0 ${top})`}>
              {lines.map((said, at) => (
                <text key={said} className={classes.label} x={0} y={14 + at * lineHeight}>
                  {said}
                </text>
              ))}
              <text className={classes.value} x={width} y={14} textAnchor="end">
                {words}
              </text>
              <g transform={`translate(0 ${lines.length * lineHeight + 4})`}>
                <rect className={classes.track} width={width} height={thickness} rx={4} />
                <rect
                  className={classes.bar}
                  data-tone={tone}
                  width={(value / most) * width}
                  height={thickness}
                  rx={4}
                />
              </g>
            </g>
          ))}
        </svg>
      )}
    </div>
  )
}
