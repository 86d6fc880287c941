// What is read of registers, each under its key: a key is made here and nowhere else.
import type { QueryKey } from '@tanstack/react-query'
import type { Register } from '../define.ts'

/** Everything that a change of a register's rows makes stale begins with this. */
export const registerKey = (name: string, ...part: readonly unknown[]) =>
  ['register', name, ...part] as const

export const pageKey = <Asked>({ name }: Register, asked: Asked, page: number, perPage: number) =>
  ['register', name, 'list', asked, page, perPage] as const
export const orderKey = (name: string, within: string | undefined) =>
  registerKey(name, 'order', within)
export const rowKey = (name: string, ...of: readonly (string | undefined)[]) =>
  registerKey(name, 'row', ...of)
export const recordKey = (name: string, id: string) => rowKey(name, id, 'read')
export const historyKey = (name: string, id: string) => registerKey(name, 'history', id)
export const choicesKey = (name: string, field: string, search: string, closed?: '1') =>
  registerKey(name, 'choices', field, search, closed)
export const viewsKey = (name: string) => ['register-views', name] as const
/** Its definition, and the code that it adds to its screens. */
export const extensionKey = (name: string | undefined) => ['register-web', name] as const

/** What the row that others lie within, of the register `around`, makes of theirs: stale when that row changes. */
export const shapeKey = (around: string, name: string | undefined, within: string | undefined) =>
  registerKey(around, 'shape', name, within)

/** Whether it was read of the register and is more than the one row of a form. */
export const isAround = ([kind, register, what]: QueryKey, name: string) =>
  kind === 'register' && register === name && what !== 'row'
