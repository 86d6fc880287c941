// What is drawn over a picture: kept as vectors beside it, so that the picture stays as it was taken.
// What to draw is decided here for the screen, for an SVG and for a PDF alike.
import { pairsOf, strokeToPath } from './signature.ts'

export const inks = {
  red: { color: '#e8000d', edge: '#fff' },
  yellow: { color: '#ffe600', edge: '#000' },
  blue: { color: '#0a4dff', edge: '#fff' },
  white: { color: '#fff', edge: '#000' },
  black: { color: '#000', edge: '#fff' },
} as const
export type Ink = keyof typeof inks

/** `points` are x, y, x, y, … in shares of the picture's width and height. An arrow goes from its
 *  first point to its second; a circle fills the box between its two; words begin at theirs. */
export type DrawnShape =
  | {
      readonly kind: 'arrow' | 'circle' | 'pen'
      readonly ink: Ink
      readonly points: readonly number[]
    }
  | {
      readonly kind: 'text'
      readonly ink: Ink
      readonly points: readonly number[]
      readonly text: string
    }

/** `width` and `height` are the picture's, upright, in pixels. */
export type Drawing = {
  readonly width: number
  readonly height: number
  readonly shapes: readonly DrawnShape[]
}

/** One thing to draw: first its edge, then its colour on top, so that it is visible on any picture. */
export type Mark = { readonly color: string; readonly edge: string } & (
  | { readonly path: string; readonly thick: number; readonly edgeThick: number }
  | {
      readonly text: string
      readonly x: number
      readonly y: number
      readonly size: number
      readonly edgeThick: number
    }
)

type Size = Pick<Drawing, 'width' | 'height'>
const plain = (number: number) => String(Math.round(number * 100) / 100)
const thickIn = ({ width, height }: Size) => Math.max(2, Math.max(width, height) / 160)
const textSizeIn = ({ width, height }: Size) => Math.max(width, height) / 24

function arrow(points: readonly number[], { width, height }: Size): string {
  const [[fromX, fromY] = [0, 0], [toX, toY] = [0, 0]] = pairsOf(points).map(
    ([x, y]) => [x * width, y * height] as const,
  )
  const angle = Math.atan2(toY - fromY, toX - fromX)
  const wing = Math.max(width, height) / 24
  const side = (turn: number) =>
    `${plain(toX - wing * Math.cos(angle + turn))} ${plain(toY - wing * Math.sin(angle + turn))}`
  const tip = `${plain(toX)} ${plain(toY)}`
  return `M${plain(fromX)} ${plain(fromY)}L${tip}M${side(0.5)}L${tip}L${side(-0.5)}`
}

function circle(points: readonly number[], { width, height }: Size): string {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points
  const [rx, ry] = [(Math.abs(x2 - x1) * width) / 2, (Math.abs(y2 - y1) * height) / 2]
  const [left, right] = [Math.min(x1, x2) * width, Math.max(x1, x2) * width]
  const middle = ((y1 + y2) * height) / 2
  const half = (to: number) => `A${plain(rx)} ${plain(ry)} 0 1 1 ${plain(to)} ${plain(middle)}`
  return `M${plain(left)} ${plain(middle)}${half(right)}${half(left)}Z`
}

const paths = { arrow, circle, pen: strokeToPath }

/** What to draw, in pixels of the picture, in order. */
export function marksOf({ shapes, width, height }: Drawing): Mark[] {
  const size = { width, height }
  const thick = thickIn(size)
  return shapes.map((shape): Mark => {
    const ink = inks[shape.ink] ?? inks.red
    if (shape.kind !== 'text')
      return { ...ink, path: paths[shape.kind](shape.points, size), thick, edgeThick: thick * 2 }
    const [x = 0, y = 0] = shape.points
    const letters = textSizeIn(size)
    return {
      ...ink,
      text: shape.text,
      x: x * width,
      y: y * height,
      size: letters,
      edgeThick: letters / 6,
    }
  })
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`)

function element(mark: Mark): string {
  if ('path' in mark) {
    const line = (color: string, thick: number) =>
      `<path d="${mark.path}" stroke="${color}" stroke-width="${plain(thick)}"/>`
    return line(mark.edge, mark.edgeThick) + line(mark.color, mark.thick)
  }
  const { x, y, size, color, edge, edgeThick, text } = mark
  return `<text x="${plain(x)}" y="${plain(y)}" font-size="${plain(size)}" fill="${color}" stroke="${edge}" stroke-width="${plain(edgeThick)}">${escaped(text)}</text>`
}

/** The drawing as an SVG of the picture's size, to be laid over it. */
export function drawingToSvg(drawing: Drawing): string {
  const box = `0 0 ${drawing.width} ${drawing.height}`
  const marks = marksOf(drawing).map(element).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><g fill="none" stroke-linecap="round" stroke-linejoin="round" font-family="sans-serif" font-weight="700" paint-order="stroke">${marks}</g></svg>`
}

/** The shape somewhere else, no part of it beyond the picture. */
export function moved<S extends DrawnShape>(shape: S, byX: number, byY: number): S {
  const within = (at: number, by: number) => {
    const all = shape.points.filter((_, index) => index % 2 === at)
    return Math.min(1 - Math.max(...all), Math.max(-Math.min(...all), by))
  }
  const by = [within(0, byX), within(1, byY)]
  const points = shape.points.map(
    (part, index) => Math.round((part + (by[index % 2] ?? 0)) * 1e4) / 1e4,
  )
  return { ...shape, points }
}
