// What a feature says of itself on both sides: `feature.ts` in its folder exports `feature`. Plain values,
// which are copied into the lists of `access`: the first page knows every screen and loads no feature.
import { type Grant, grantOf } from '../access/grants.ts'
import type { MenuGroup, Screen } from '../access/screens.ts'
import type { MessageKey } from '../kit/web/language/catalogue.ts'

/** A screen that names no file has its place and its guard, and says that it is not built yet. */
export type FeatureScreen = Screen & {
  /** From the feature's folder; the screens that the register engine shows name none. */
  file?: string
  /** A phone keeps its code from the first visit on: it opens without a connection. */
  opensOffline?: true
}

/** What the feature has of the rows of a register, shown beside their details where one is read. */
export type FeatureTab = {
  /** The register whose rows it is about. */
  register: string
  name: string
  /** The lower of two numbers comes first. */
  at: number
  label: MessageKey
  /** Any of these shows it. */
  grants: readonly Grant[]
  /** From the feature's folder; its default export is given the row. */
  file: string
}

/** What the feature shows on the home screen. Its component takes what is needed from one call. */
export type FeatureWidget = {
  name: string
  label: MessageKey
  /** What it shows, for the person who chooses. */
  about: MessageKey
  /** Any of these shows it; none: it is there for everybody of the staff. */
  grants: readonly Grant[]
  /** How many of three columns it takes, unless the person says otherwise. */
  wide: 1 | 2 | 3
  /** By role, its place on a home screen that nobody has changed; not there where it is left out. */
  at: { hs_manager?: number; hs_user?: number; management?: number }
  /** The name of the screen that has all of it. */
  leads?: string
  /** It asks for something to be done: not shown on a wall. */
  acts?: true
  /** From the feature's folder; its default export shows it. */
  file: string
}

/** Entries of the sidebar that a company makes, below those of the screens of their group. */
export type FeatureMenu = {
  name: string
  group: MenuGroup
  /** Any of these shows it. */
  grants: readonly Grant[]
  /** Where what they lead to lies: the group is open there. */
  below: string
  /** From the feature's folder; its default export shows them. */
  file: string
}

type TemplateGrants = {
  /** Families of which it shows nothing. */
  hides?: readonly string[]
  /** What it holds beside what shows. */
  holds?: readonly Grant[]
}

export type Feature = {
  /** What a person may be granted: families, each with its actions. */
  grants?: Readonly<Record<string, readonly string[]>>
  /** What the smaller default templates hold of them: all that shows (`view…`) unless said. */
  templates?: { user?: TemplateGrants; management?: TemplateGrants }
  screens?: readonly FeatureScreen[]
  tabs?: readonly FeatureTab[]
  widgets?: readonly FeatureWidget[]
  menus?: readonly FeatureMenu[]
}

/** The actions of a family that most registers have. */
export const life = ['view', 'create', 'edit', 'archive', 'restore', 'delete'] as const

type RegisterPart = 'list' | 'completed' | 'deleted' | 'create' | 'edit'
type Stated = Pick<Screen, 'name' | 'path' | 'label' | 'menu'> & {
  /** The register, in the plural. */
  title: string
  /** Whose grants open them; the register's name unless said. */
  family?: string
}

const partOf: Readonly<
  Record<RegisterPart, { path: string; actions: readonly string[]; title: string }>
> = {
  list: { path: '', actions: ['view'], title: 'list' },
  completed: { path: '/completed', actions: ['view'], title: 'completed' },
  deleted: {
    path: '/deleted',
    actions: ['archive', 'restore', 'delete'],
    title: 'archived, with restore and permanent delete',
  },
  create: { path: '/create', actions: ['create'], title: 'create' },
  edit: { path: '/edit/:id', actions: ['edit'], title: 'edit' },
}

/** The list of a register, and what lies under it at the usual paths. */
export const registerScreens = (
  { name, path, title, family = name, label, menu }: Stated,
  ...parts: readonly RegisterPart[]
): FeatureScreen[] =>
  parts.map((part) => ({
    name: part === 'list' ? name : `${name}-${part}`,
    path: path + partOf[part].path,
    audience: 'staff',
    grants: partOf[part].actions.map((action): Grant => grantOf(family, action)),
    title: `${title}: ${partOf[part].title}`,
    ...(part === 'list' && label !== undefined && { label }),
    ...(part === 'list' && menu !== undefined && { menu }),
  }))
