/** Across and down from 0 to 1 of the pad, and the milliseconds since the first point of all. */
export type Point = [x: number, y: number, t: number]
export type Stroke = Point[]

/** Drawn by hand, or a typed name that stands for it. */
export type Signature = { kind: 'drawn'; strokes: Stroke[] } | { kind: 'typed'; name: string }

/** A stroke shorter than this share of the pad's width is a slip of the finger. */
export const minimumStroke = 0.02

/** The pad is so many times wider than high, on every screen, so that a stroke keeps its form. */
export const padRatio = 3

const unit = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1e4) / 1e4

export function toPoint(
  at: { clientX: number; clientY: number; timeStamp: number },
  pad: { left: number; top: number; width: number; height: number },
  began: number,
): Point {
  return [
    unit((at.clientX - pad.left) / pad.width),
    unit((at.clientY - pad.top) / pad.height),
    Math.max(0, Math.round(at.timeStamp - began)),
  ]
}

/** The way of a stroke in widths of the pad. */
export function strokeLength(stroke: Stroke): number {
  return stroke.slice(1).reduce((sum, [x, y], at) => {
    const [fromX, fromY] = stroke[at] ?? [x, y]
    return sum + Math.hypot(x - fromX, (y - fromY) / padRatio)
  }, 0)
}

/** The strokes with the new one, unless it is too short to mean anything. */
export function withStroke(strokes: Stroke[], stroke: Stroke): Stroke[] {
  return strokeLength(stroke) < minimumStroke ? strokes : [...strokes, stroke]
}

/** The stroke as an SVG path in a box of `padRatio` by 1. */
export function strokePath(stroke: Stroke): string {
  return stroke
    .map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${(x * padRatio).toFixed(4)} ${y}`)
    .join('')
}
