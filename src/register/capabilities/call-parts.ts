// What the calls of all capabilities have in common.
import { type Grant, grantOf } from '../../access/grants.ts'
import type { Register } from '../define.ts'

export const pathOf = (register: Register) => `/api/dashboard/${register.name}`

/** The grant for an action without a grant of its own in the family. */
const grantNames: Readonly<Record<string, string>> = { order: 'edit' }

export const grantTo = (register: Register, action: string): Grant =>
  grantOf(register.grants, register.grantNames?.[action] ?? grantNames[action] ?? action)
