// What the calls of all capabilities have in common.
import { z } from 'zod'
import { type Grant, grantOf } from '../../access/grants.ts'
import type { Register } from '../define.ts'
import { rowOf } from '../schemas.ts'

export const pathOf = (register: Register) => `/api/dashboard/${register.name}`

/** The grant for an action without a grant of its own in the family. */
const grantNames: Readonly<Record<string, string>> = { order: 'edit' }

export const grantTo = (register: Register, action: string): Grant =>
  grantOf(register.grants, register.grantNames?.[action] ?? grantNames[action] ?? action)

export const byId = z.object({ id: z.uuid() })
export const rowReply = <R extends Register>(register: R) => z.object({ data: rowOf(register) })
