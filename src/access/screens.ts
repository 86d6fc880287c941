// Every screen of the product, from one table: the router, the guard, the menu and the grants are
// derived from it.
import { recordTable } from './record-table.ts'
import { screenTable } from './screen-table.ts'

export type Audience = 'public' | 'staff' | 'admin' | 'contractor'

export type Screen = {
  /** The route's name: what a processed permission names. */
  name: string
  path: string
  audience: Audience
  /** Any of these opens it; none means: anybody of that audience. */
  grants: readonly string[]
  /** What the screen is, in the words of the page itself. */
  title: string
}

const audiences: readonly Audience[] = ['public', 'staff', 'admin', 'contractor']

function parse(line: string): Screen {
  const [name = '', path = '', who = '', grants = '', title = ''] = line
    .split('|')
    .map((cell) => cell.trim())
  const audience = audiences.find((known) => known === who)
  if (audience === undefined || name === '' || path === '') throw new Error(`Not a screen: ${line}`)
  return { name, path, audience, grants: grants === '-' ? [] : grants.split(','), title }
}

const screensIn = (table: string): Screen[] => table.trim().split('\n').map(parse)

/** The screens that are stated one by one; every register has one more, on which a row is read. */
export const statedScreens: readonly Screen[] = screensIn(screenTable)
export const screens: readonly Screen[] = [...statedScreens, ...screensIn(recordTable)]

export const screenByName: ReadonlyMap<string, Screen> = new Map(
  screens.map((screen) => [screen.name, screen]),
)
