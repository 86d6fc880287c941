// Screens by what is typed of their names. They are known to the page: no line is needed.
import type { Screen } from '../../../access/screens.ts'
import { plain } from '../../../kit/web/inputs/choice/options.ts'

export type NamedScreen = { screen: Screen; title: string }

/** Those that somebody may be led to by a name alone. */
export const isFound = ({ audience, path }: Screen): boolean =>
  audience === 'staff' && !path.includes(':')

/** Those whose names have every word, what begins with them first, what stands in the menu before what does not. */
export function foundScreens(named: readonly NamedScreen[], typed: string): NamedScreen[] {
  const words = plain(typed.trim()).split(/\s+/)
  const place = ({ screen, title }: NamedScreen) =>
    (plain(title).startsWith(plain(typed.trim())) ? 0 : 2) + (screen.menu === undefined ? 1 : 0)
  return named
    .filter(({ title }) => words.every((word) => plain(title).includes(word)))
    .sort((one, other) => place(one) - place(other) || one.title.length - other.title.length)
}
