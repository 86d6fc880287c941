// What a person may be granted, as the features say it. One catalogue drives the route guard, the menu, the buttons and the
// server; a permission template is a list of these names.
import { families } from './composed/families.ts'
import { screens } from './composed/screens.ts'

export { families }

type Families = typeof families
/** Two grants keep the names that the product has always used for them. */
type Renamed = {
  'dashboard.customize': 'customize-dashboard'
  'rain-days.manage': 'manage-rain-days'
}
type Dotted = { [F in keyof Families]: `${F}.${Families[F][number]}` }[keyof Families]
export type Grant = Exclude<Dotted, keyof Renamed> | Renamed[keyof Renamed]

const renamed: Renamed = {
  'dashboard.customize': 'customize-dashboard',
  'rain-days.manage': 'manage-rain-days',
}

/** The grant of a family's action. */
export function grantOf(family: string, action: string): Grant {
  const name = `${family}.${action}`
  return ((renamed as Record<string, string>)[name] ?? name) as Grant
}

export const allGrants: readonly Grant[] = Object.entries(families).flatMap(([family, actions]) =>
  actions.map((action) => grantOf(family, action)),
)

const known: ReadonlySet<string> = new Set(allGrants)
export const isGrant = (name: string): name is Grant => known.has(name)

/** Who changes a thing must see it; who restores or deletes must see what is archived. */
const actionsThatImply: Record<string, readonly string[]> = {
  view: [
    'create',
    'edit',
    'archive',
    'restore',
    'delete',
    'reorder',
    'customize',
    'manage',
    'review',
    'classify',
    'close',
    'view-unsigned',
    'view-signed',
    'view-all',
    'view-trade-contractor',
  ],
  archive: ['restore', 'delete'],
}

const impliers: ReadonlyMap<string, readonly string[]> = new Map(
  allGrants.map((grant) => {
    const [family = '', action = ''] = grant.split('.')
    const names = (actionsThatImply[action] ?? []).map((other) => grantOf(family, other))
    return [grant, names.filter((name) => known.has(name))]
  }),
)

/** What brings a right along: who holds one of these holds it too. */
export const impliersOf = (right: string): readonly string[] => impliers.get(right) ?? []

/** What a right brings along. */
export const impliedBy = (right: string): readonly Grant[] =>
  allGrants.filter((other) => impliersOf(other).includes(right))

/** Whether a set of grants holds one, by itself or by implication. */
export function holds(held: ReadonlySet<string>, wanted: string): boolean {
  return held.has(wanted) || impliersOf(wanted).some((other) => held.has(other))
}

/** Any of these holds it. */
export const namesOf = (wanted: Grant): string[] => [wanted, ...(impliers.get(wanted) ?? [])]

/** Permission templates are for the health and safety roles, whatever else an account is given. */
export const roleMayHold = (roleId: number | null, grant: string): boolean =>
  !grant.startsWith('permission-templates.') || roleId === 1 || roleId === 3

/** The names of the dashboard's routes that a set of grants opens: the processed permissions. */
export function routesOf(grants: Iterable<string>): Set<string> {
  const held = new Set(grants)
  const open = screens.filter(
    ({ audience, grants: wanted }) =>
      audience === 'staff' && (wanted.length === 0 || wanted.some((grant) => holds(held, grant))),
  )
  return new Set(open.map(({ name }) => name))
}
