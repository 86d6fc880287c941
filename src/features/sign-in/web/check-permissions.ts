import { currentSession, grantsOf, replaceUser, type User } from '../../../access/web/session.ts'
import { call } from '../../../kit/http/client.web.ts'
import { followSeeing } from '../seeing/web/follow-seeing.ts'
import { staffAccount } from '../sign-in.contract.ts'

const permissionsOf = (user: User) =>
  JSON.stringify([user.permission_template_id ?? null, [...grantsOf(user)].sort()])
const seenAsOf = ({ id, seen_by }: User) => JSON.stringify([id, seen_by])
const isSuspended = (user: User) => user.company?.suspended === true

/** Asks for the account again; answers whether the person's permissions have changed since. */
export async function checkPermissions(): Promise<boolean> {
  const { user: known, role } = currentSession()
  if (known === undefined || role === 'admin' || role === 'trade_contractor') return false
  try {
    const user: User = await call(staffAccount, {})
    if (seenAsOf(user) !== seenAsOf(known)) {
      await followSeeing()
      return false
    }
    const same = permissionsOf(user) === permissionsOf(known)
    if (!same || isSuspended(user) !== isSuspended(known)) replaceUser(user)
    return !same
  } catch (error) {
    console.error('The permissions could not be checked.', error)
    return false
  }
}
