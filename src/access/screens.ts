// Every screen of the product: the router, the guard, the menu and the grants are derived from it.
import type { MessageKey } from '../kit/web/language/catalogue.ts'
import { screens } from './composed/screens.ts'
import type { Grant } from './grants.ts'

export type ScreenAudience = 'public' | 'staff' | 'admin' | 'contractor'

export type MenuGroup =
  | 'work'
  | 'risk'
  | 'sites'
  | 'people'
  | 'contractors'
  | 'equipment'
  | 'documents'
  | 'forms'
  | 'analytics'
  | 'settings'

export type Screen = {
  /** The route's name: what a processed permission names. */
  name: string
  path: string
  audience: ScreenAudience
  /** Any of these opens it; none means: anybody of that audience. */
  grants: readonly Grant[]
  /** What the screen is: "Policies: list". */
  title: string
  /** What it is called, where that is not the beginning of its title. */
  label?: MessageKey
  /** Where the sidebar leads to it: the lower of two numbers comes first. */
  menu?: { group: MenuGroup; at: number; label: MessageKey }
  /** Not shown to somebody who sees as another person: it is that person's alone, or there to write. */
  closed?: 'private' | 'writes'
  /** It needs the width: the menu is folded away until it is asked for. */
  wide?: true
  /** Opened from a code on a bad network: it fetches little, and has the words of its own feature and of the frame. */
  light?: true
  /** What surrounds a public screen, where it is not the plain public site. */
  area?: 'marketing' | 'sign' | 'qr' | 'any'
}

export { screens }

export const screenByName: ReadonlyMap<string, Screen> = new Map(
  screens.map((screen) => [screen.name, screen]),
)
