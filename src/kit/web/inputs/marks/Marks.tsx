import { type Drawing, type Mark, marksOf } from '../../../drawing/shapes.ts'
import classes from './marks.module.css'

/** What is drawn over a picture, laid over it in any size. */
export function Marks({ drawing }: { drawing: Drawing }) {
  const { width, height } = drawing
  if (width === 0 || height === 0) return null
  return (
    <svg className={classes.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {marksOf(drawing).map((mark, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn in this order and have no state
        <MarkView key={at} mark={mark} />
      ))}
    </svg>
  )
}

function MarkView({ mark }: { mark: Mark }) {
  const { color, edge, edgeThick } = mark
  if ('text' in mark)
    return (
      <text
        x={mark.x}
        y={mark.y}
        fontSize={mark.size}
        fill={color}
        stroke={edge}
        strokeWidth={edgeThick}
      >
        {mark.text}
      </text>
    )
  return (
    <>
      <path d={mark.path} stroke={edge} strokeWidth={edgeThick} />
      <path d={mark.path} stroke={color} strokeWidth={mark.thick} />
    </>
  )
}
