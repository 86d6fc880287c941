import type { Screen } from '../../../../access/screens.ts'
import { addressOf } from '../../../screens-of.ts'

/** Where a screen lies: the row comes last in its path, and what it lies within before it. */
export function addressWithin(screen: Screen, within: string | undefined, id?: string): string {
  const holes = screen.path.match(/:\w+/g)?.length ?? 0
  return addressOf(screen, ...[within ?? '', ...(id === undefined ? [] : [id])].slice(-holes))
}
