// What stands on the home screen: widgets in an order, each one to three columns wide.
import type { FeatureWidget } from '../../manifest/feature.ts'

export const widths = [1, 2, 3] as const
export type WidgetWidth = (typeof widths)[number]
export type PlacedWidget = { name: string; wide: WidgetWidth }

type Stated = Pick<FeatureWidget, 'name' | 'wide' | 'at'>
type HomeRole = keyof FeatureWidget['at']

/** What a role begins with. */
export function defaultLayout(widgets: readonly Stated[], role: HomeRole): PlacedWidget[] {
  return widgets
    .flatMap(({ name, wide, at }) => {
      const place = at[role]
      return place === undefined ? [] : [{ name, wide, place }]
    })
    .sort((one, other) => one.place - other.place)
    .map(({ name, wide }) => ({ name, wide }))
}

/** What is shown: what the person chose, else what their role begins with; never what is not there for them. */
export const layoutFor = (
  chosen: readonly PlacedWidget[] | null,
  widgets: readonly Stated[],
  role: HomeRole,
): PlacedWidget[] =>
  chosen === null
    ? defaultLayout(widgets, role)
    : chosen.filter(({ name }) => widgets.some((one) => one.name === name))
