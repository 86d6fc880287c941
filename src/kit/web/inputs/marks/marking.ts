// Drawing over a picture, step by step: how a press, a move and a key change the marks.
import type { DrawnShape, Ink } from '../../../drawing/shapes.ts'
import { moved } from '../../../drawing/shapes.ts'
import { withPoints } from '../../../drawing/signature.ts'

export type Tool = DrawnShape['kind']
export const tools: readonly Tool[] = ['arrow', 'circle', 'pen', 'text']

type Point = readonly [number, number]

/** Every state there was, so that each step can be taken back; the last is what is there. */
export type Steps = readonly (readonly DrawnShape[])[]

export const shapesIn = (steps: Steps): readonly DrawnShape[] => steps.at(-1) ?? []
export const undone = (steps: Steps): Steps => (steps.length > 1 ? steps.slice(0, -1) : steps)
export const stepTo = (steps: Steps, shapes: readonly DrawnShape[]): Steps => [...steps, shapes]

/** A shape as it is when the finger goes down; words come with what they say. */
export function begun(kind: Tool, ink: Ink, [x, y]: Point, text: string): DrawnShape {
  if (kind === 'text') return { kind, ink, points: [x, y], text }
  return { kind, ink, points: kind === 'pen' ? [x, y] : [x, y, x, y] }
}

/** The shape in hand, drawn on to where the finger is. */
export function drawnOn(
  shape: DrawnShape,
  points: readonly (readonly [number, number])[],
): DrawnShape {
  const last = points.at(-1)
  if (last === undefined) return shape
  if (shape.kind === 'pen') return { ...shape, points: withPoints(shape.points, points) }
  const from = shape.kind === 'text' ? [] : shape.points.slice(0, 2)
  return { ...shape, points: [...from, ...last] }
}

const least = 0.015

/** Whether it is anything to look at: a slip of the finger is not, nor are no words. */
export function counts(shape: DrawnShape): boolean {
  if (shape.kind === 'text') return shape.text.trim() !== ''
  const across = shape.points.filter((_, at) => at % 2 === 0)
  const down = shape.points.filter((_, at) => at % 2 === 1)
  const wide = Math.max(...across) - Math.min(...across)
  const high = Math.max(...down) - Math.min(...down)
  return Math.max(wide, high) >= least
}

/** What the keyboard puts: in the middle, of a middling size. */
export function middling(kind: Tool, ink: Ink, text: string): DrawnShape {
  const shape = begun(kind, ink, [0.4, 0.4], text)
  return kind === 'text' ? shape : { ...shape, points: [0.4, 0.4, 0.6, 0.6] }
}

const step = 0.02
const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/** The shapes after a key: the last one moved or taken away; nothing where the key means nothing. */
export function afterKey(
  shapes: readonly DrawnShape[],
  key: string,
): readonly DrawnShape[] | undefined {
  const last = shapes.at(-1)
  const way = ways[key]
  if (last === undefined) return undefined
  if (key === 'Delete' || key === 'Backspace') return shapes.slice(0, -1)
  return way && [...shapes.slice(0, -1), moved(last, ...way)]
}
