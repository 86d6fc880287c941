import type { Context } from '../../../access/server/gate.ts'

/** Whose notices are asked for: staff have an account. */
export function accountOf({ session }: Pick<Context, 'session'>): string {
  if (session.accountId === undefined) throw new Error('Somebody of the staff has no account.')
  return session.accountId
}
