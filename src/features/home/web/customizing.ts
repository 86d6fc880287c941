// The home screen while it is changed: what it is now, and what it was before each step.
import type { PlacedWidget, WidgetWidth } from '../layout.ts'

type Layout = readonly PlacedWidget[]
export type Customizing = { now: Layout; past: readonly Layout[] }

export const beginWith = (now: Layout): Customizing => ({ now, past: [] })

export const changeTo = ({ now, past }: Customizing, next: Layout): Customizing => ({
  now: next,
  past: [...past, now],
})

export const undo = ({ now, past }: Customizing): Customizing => ({
  now: past.at(-1) ?? now,
  past: past.slice(0, -1),
})

export const without = (layout: Layout, name: string): Layout =>
  layout.filter((one) => one.name !== name)

export const resized = (layout: Layout, name: string, wide: WidgetWidth): Layout =>
  layout.map((one) => (one.name === name ? { name, wide } : one))

export const isSame = (one: Layout, other: Layout): boolean =>
  one.length === other.length &&
  one.every(({ name, wide }, at) => other[at]?.name === name && other[at].wide === wide)
