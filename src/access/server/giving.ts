// Nobody gives what they do not hold.
import { sayer } from '../../kit/http/server/language.ts'
import { Problem } from '../../kit/problems.ts'
import { type Grant, holds, isGrant } from '../grants.ts'
import { sayRight } from '../right-names.ts'
import { isWider, type Scope } from '../scope.ts'
import type { Context } from './gate.ts'

/** More than so many are not read, only counted. */
const most = 6

/** Refuses to give rights that the caller does not hold, and names them. `field`: of the form that gives them. */
export function refuseGiving(
  { can, session, exchange }: Context,
  rights: readonly string[],
  field = '',
): void {
  const missing = [...new Set(rights)].filter(
    // What a part that is off closes, they still hold.
    (right): right is Grant => isGrant(right) && !can(right) && !holds(session.closed, right),
  )
  if (missing.length === 0) return
  const say = sayer(exchange.header('accept-language'))
  const names = missing.slice(0, most).map((right) => sayRight(right, say))
  const more = missing.length > most ? [`And ${missing.length - most} more.`] : []
  throw new Problem('input/invalid', {
    errors: {
      [field]: [
        'You cannot give a right you do not have yourself.',
        `${names.join(', ')}.`,
        ...more,
      ],
    },
  })
}

/** Whether a scope shows more than the caller sees themselves. */
export const isBeyond = ({ session }: Pick<Context, 'session'>, scope: Scope): boolean =>
  isWider(scope, session.scope)

/** Refuses to give a scope that is wider than the caller's own. */
export function refuseScope(
  context: Pick<Context, 'session'>,
  scope: Scope,
  { before, field = '' }: { before?: Scope | undefined; field?: string } = {},
): void {
  const widens = before === undefined || isWider(scope, before)
  if (widens && isBeyond(context, scope))
    throw new Problem('input/invalid', {
      errors: { [field]: ['You cannot give a wider scope than your own.'] },
    })
}
