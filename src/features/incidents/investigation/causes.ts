// The tree of causes as an outline: each line lies as deep as its cause is behind the one above it.
import { z } from 'zod'
import { keysOf } from '../../../kit/own.ts'

export const causeKinds = {
  immediate: 'Immediate cause',
  basic: 'Basic cause',
  system: 'Cause in the system',
} as const
export type CauseKind = keyof typeof causeKinds
export const causeKindNames = keysOf(causeKinds)

export type Cause = { id: string; depth: number; kind: CauseKind; text: string }

const deepest = 8

const cause = z.strictObject({
  id: z.uuid(),
  depth: z.int().min(0).max(deepest),
  kind: z.enum(causeKindNames),
  text: z.string().trim().min(1).max(300),
})

/** No line lies more than one below the line above it. */
const isOutline = (causes: readonly Cause[]): boolean =>
  causes.every(({ depth }, at) => depth <= (causes[at - 1]?.depth ?? -1) + 1)

export const causesSchema = z.array(cause).max(100).refine(isOutline, 'A cause has no effect.')

/** Where the branch that begins at a line ends. */
function endOf(causes: readonly Cause[], at: number): number {
  const depth = causes[at]?.depth ?? 0
  const end = causes.findIndex((one, index) => index > at && one.depth <= depth)
  return end === -1 ? causes.length : end
}

const shifted = (causes: readonly Cause[], at: number, by: number): readonly Cause[] => {
  const end = endOf(causes, at)
  return causes.map((one, index) =>
    index >= at && index < end ? { ...one, depth: one.depth + by } : one,
  )
}

/** One step further behind the line above; a branch goes whole. */
export function indent(causes: readonly Cause[], at: number): readonly Cause[] {
  const moved = shifted(causes, at, 1)
  return isOutline(moved) && moved.every(({ depth }) => depth <= deepest) ? moved : causes
}

export const outdent = (causes: readonly Cause[], at: number): readonly Cause[] =>
  (causes[at]?.depth ?? 0) === 0 ? causes : shifted(causes, at, -1)

/** Past the branch beside it that has the same effect; there it stays where it is. */
export function move(causes: readonly Cause[], at: number, way: 'up' | 'down'): readonly Cause[] {
  const own = causes[at]
  if (own === undefined) return causes
  if (way === 'down') {
    const next = endOf(causes, at)
    return causes[next]?.depth === own.depth ? move(causes, next, 'up') : causes
  }
  const before = causes.findLastIndex((one, index) => index < at && one.depth <= own.depth)
  if (before === -1 || causes[before]?.depth !== own.depth) return causes
  const end = endOf(causes, at)
  return [
    ...causes.slice(0, before),
    ...causes.slice(at, end),
    ...causes.slice(before, at),
    ...causes.slice(end),
  ]
}

export const remove = (causes: readonly Cause[], at: number): readonly Cause[] => [
  ...causes.slice(0, at),
  ...causes.slice(endOf(causes, at)),
]

/** What lies behind a line, as the last of its branch; without a line at the end. */
export function addBehind(causes: readonly Cause[], id: string, at?: number): readonly Cause[] {
  const effect = at === undefined ? undefined : causes[at]
  const place = at === undefined ? causes.length : endOf(causes, at)
  const depth = effect === undefined ? 0 : Math.min(effect.depth + 1, deepest)
  const kind: CauseKind = depth === 0 ? 'immediate' : 'basic'
  return [...causes.slice(0, place), { id, depth, kind, text: '' }, ...causes.slice(place)]
}
