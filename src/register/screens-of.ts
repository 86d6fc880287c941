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

export const screenOf = ({ name }: Register, part: ScreenPart): Screen | undefined =>
  part === 'list'
    ? screenByName.get(name)
    : (screenByName.get(`${name}-${part}`) ?? screenByName.get(`${name}-${otherwise[part]}`))

/** `/dashboard/clients/:client_id/contacts/create` with its holes filled, in order. */
export const addressOf = (screen: Screen, ...values: readonly string[]): string => {
  let at = 0
  return screen.path.replace(/:\w+/g, () => encodeURIComponent(values[at++] ?? ''))
}
