// Which screens of the table are a register's, by their names.
import { type Screen, screenByName } from '../access/screens.ts'
import type { Register } from './define.ts'

export type ScreenPart =
  | 'list'
  | 'deleted'
  | 'completed'
  | 'create'
  | 'record'
  | 'edit'
  | 'sorting'
  | 'import'
  | 'export'
  | 'upload'

export const parts: readonly ScreenPart[] = [
  'list',
  'deleted',
  'completed',
  'create',
  'record',
  'edit',
  'sorting',
  'import',
  'export',
]

/** Two areas of the product have always called these parts by another name. */
const otherwise: Partial<Record<ScreenPart, string>> = { deleted: 'archived', sorting: 'order' }

/** What its screens are found by. */
type Named = Pick<Register, 'name' | 'within'>

/** What the screen of a part may be called. */
export const screenNames = ({ name }: Named, part: ScreenPart): string[] =>
  part === 'list' ? [name] : [`${name}-${part}`, `${name}-${otherwise[part] ?? part}`]

const holesIn = ({ path }: Screen): number => path.match(/:\w+/g)?.length ?? 0

/** How much of an address is known: the row where it is of one, and what it lies within. */
const known = ({ within }: Named, part: ScreenPart): number =>
  (within === undefined ? 0 : 1) + (part === 'record' || part === 'edit' ? 1 : 0)

export const screenOf = (register: Named, part: ScreenPart): Screen | undefined =>
  screenNames(register, part)
    .map((name) => screenByName.get(name))
    .find((screen) => screen !== undefined && holesIn(screen) <= known(register, part))

/** `/dashboard/clients/:client_id/contacts/create` with its holes filled, in order. */
export const addressOf = (screen: Screen, ...values: readonly string[]): string => {
  let at = 0
  return screen.path.replace(/:\w+/g, () => encodeURIComponent(values[at++] ?? ''))
}

/** Where a screen lies: the row comes last in its path, and what it lies within before it. */
export function addressWithin(screen: Screen, within: string | undefined, id?: string): string {
  const holes = holesIn(screen)
  return addressOf(screen, ...[within ?? '', ...(id === undefined ? [] : [id])].slice(-holes))
}
