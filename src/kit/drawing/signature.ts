// A signature as it is kept: the strokes themselves, so that it is sharp in any size and on paper.
import { partsOf } from '../own.ts'

/** x, y, x, y, …: each a share of the pad's width or height, from 0 to 1. */
export type Stroke = readonly number[]

type Signed = {
  /** The person who signs, in letters. */
  readonly name: string
  /** The device's clock, as ISO 8601 in UTC. */
  readonly signed_at: string
}

/** Drawn by hand, or a typed name that stands for it. `width` and `height` are the pad's, in pixels. */
export type DrawnSignature = Signed & {
  readonly method: 'drawn'
  readonly strokes: readonly Stroke[]
  readonly width: number
  readonly height: number
}
export type TypedSignature = Signed & { readonly method: 'typed' }
export type Signature = DrawnSignature | TypedSignature

/** Whether there is enough of it to be drawn or said. */
export function isSignature(value: unknown): value is Signature {
  const { method, name, signed_at, strokes, width, height } = partsOf(value)
  if (typeof name !== 'string' || typeof signed_at !== 'string') return false
  if (method === 'typed') return true
  const sized = typeof width === 'number' && typeof height === 'number'
  return method === 'drawn' && sized && Array.isArray(strokes)
}

type Size = { readonly width: number; readonly height: number }
type Box = Size & { readonly left: number; readonly top: number }

/** A drawing with less of a way than this share of the pad's width is a dot, not a signature. */
export const leastWay = 0.1

/** Points that lie nearer to each other than this say nothing new. */
const nearest = 0.002

const share = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 1e4) / 1e4

/** Where on the pad something was pressed; beyond its edge is on its edge. */
export const pointOn = (at: { clientX: number; clientY: number }, pad: Box): [number, number] => [
  share((at.clientX - pad.left) / pad.width),
  share((at.clientY - pad.top) / pad.height),
]

/** The stroke with further points; what hardly moved is left out. */
export function withPoints(stroke: Stroke, points: readonly (readonly [number, number])[]): Stroke {
  const longer = [...stroke]
  for (const [x, y] of points) {
    const [lastX, lastY] = longer.slice(-2)
    const moved = lastX === undefined || lastY === undefined || Math.hypot(x - lastX, y - lastY)
    if (moved === true || moved > nearest) longer.push(x, y)
  }
  return longer
}

/** Pairs of a list of x, y, x, y. */
export const pairsOf = (numbers: readonly number[]): [number, number][] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, at) => [
    numbers[2 * at] ?? 0,
    numbers[2 * at + 1] ?? 0,
  ])

/** The way of all strokes, in widths of the pad. */
export function wayOf(strokes: readonly Stroke[], { width, height }: Size): number {
  return strokes.reduce((sum, stroke) => {
    const points = pairsOf(stroke)
    return points.reduce((way, [x, y], at) => {
      const [fromX, fromY] = points[at - 1] ?? [x, y]
      return way + Math.hypot(x - fromX, ((y - fromY) * height) / width)
    }, sum)
  }, 0)
}

const plain = (number: number) => String(Math.round(number * 100) / 100)

/** One stroke as a smooth line through its points, in a box of the size. */
export function strokeToPath(stroke: Stroke, { width, height }: Size): string {
  const points = pairsOf(stroke).map(([x, y]) => [x * width, y * height] as const)
  const at = ([x, y]: readonly [number, number]) => `${plain(x)} ${plain(y)}`
  const [first, ...others] = points
  if (first === undefined) return ''
  const last = others.at(-1) ?? first
  const bends = others.slice(0, -1).map((point, index) => {
    const [nextX, nextY] = others[index + 1] ?? point
    return `Q${at(point)} ${at([(point[0] + nextX) / 2, (point[1] + nextY) / 2])}`
  })
  return `M${at(first)}${bends.join('')}L${at(last)}`
}

/** All strokes as the `d` of one SVG path in a box of `width` by `height`, to be drawn with round
 *  ends; a PDF takes the same path. */
export const strokesToPath = ({ strokes, width, height }: Pick<DrawnSignature, 'strokes'> & Size) =>
  strokes.map((stroke) => strokeToPath(stroke, { width, height })).join('')

/** How thick the pen is in a box of that width. */
export const penWidth = ({ width }: Pick<Size, 'width'>): number => Math.max(1, width / 150)
