// Which rows somebody sees of the lists that their rights open. The database keeps to it (db/migrations/0042).
import { z } from 'zod'

/** From the narrowest on: each shows what those before it show. */
export const scopes = ['own', 'workplaces', 'entity', 'company'] as const
export const scope = z.enum(scopes)
export type Scope = (typeof scopes)[number]

/** Nothing where it names no scope. */
export const scopeNamed = (name: unknown): Scope | undefined => scopes.find((one) => one === name)

/** What each is called, in English. */
export const scopeNames: Readonly<Record<Scope, string>> = {
  own: 'Own records',
  workplaces: 'My projects and teams',
  entity: 'My entity',
  company: 'The whole company',
}

export const isWider = (one: Scope, other: Scope): boolean =>
  scopes.indexOf(one) > scopes.indexOf(other)
