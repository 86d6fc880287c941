// Families of rights where the menu has them, and what a right opens.
import { families, grantOf, routesOf } from '../../grants.ts'
import { type MenuGroup, type Screen, screenByName, screens } from '../../screens.ts'

const groups: readonly MenuGroup[] = [
  ...(['work', 'risk', 'sites', 'people', 'contractors', 'equipment'] as const),
  ...(['documents', 'forms', 'analytics', 'settings'] as const),
]

/** Whose screens lie under none of the menu. */
const elsewhere: Readonly<Record<string, MenuGroup>> = {
  assets: 'equipment',
  'resource-categories': 'documents',
}

const inMenu = screens.filter(({ menu }) => menu !== undefined)

function groupOf(family: string, actions: readonly string[]): MenuGroup {
  const own = actions.map((action) => grantOf(family, action))
  const opened = screens.filter(({ grants }) => grants.some((grant) => own.includes(grant)))
  const above = (path: string) =>
    inMenu.find((screen) => path === screen.path || path.startsWith(`${screen.path}/`))
  const listed = opened.find(({ menu }) => menu !== undefined)
  const below = opened.flatMap(({ path }) => above(path) ?? [])[0]
  return elsewhere[family] ?? listed?.menu?.group ?? below?.menu?.group ?? 'settings'
}

type Family = { family: string; actions: readonly string[] }

const grouped = Map.groupBy(
  Object.entries(families).map(([family, actions]): Family => ({ family, actions })),
  ({ family, actions }) => groupOf(family, actions),
)

/** In the order of the menu. */
export const familiesByGroup: readonly (readonly [MenuGroup, readonly Family[]])[] = groups.flatMap(
  (group) => {
    const found = grouped.get(group)
    return found === undefined ? [] : [[group, found] as const]
  },
)

const always = routesOf([])

/** The screens that a right opens by itself. */
export const screensOf = (right: string): Screen[] =>
  [...routesOf([right])]
    .filter((name) => !always.has(name))
    .flatMap((name) => screenByName.get(name) ?? [])
