import { currentSession, grantsOf, replaceUser, type User } from '../../../access/web/session.ts'
import { call, Refused } from '../../../kit/http/client.web.ts'
import { followSeeing } from '../seeing/web/follow-seeing.ts'
import { staffAccount } from '../sign-in.contract.ts'

const permissionsOf = (user: User) =>
  JSON.stringify([user.permission_template_id ?? null, [...grantsOf(user)].sort()])
const seenAsOf = ({ id, seen_by }: User) => JSON.stringify([id, seen_by])
const offOf = (user: User) => JSON.stringify(user.company?.modules_off ?? [])
const isSuspended = (user: User) => user.company?.suspended === true

/** Asks for the account again; answers whether the person's permissions have changed since. */
export async function checkPermissions(): Promise<boolean> {
  const { user: known, role } = currentSession()
  if (known === undefined || role === 'admin' || role === 'trade_contractor') return false
  const isSupport = known.seen_by?.support !== undefined
  try {
    const user: User = await call(staffAccount, { keepSession: isSupport })
    if (seenAsOf(user) !== seenAsOf(known)) {
      await followSeeing()
      return false
    }
    const same = permissionsOf(user) === permissionsOf(known)
    if (!same || isSuspended(user) !== isSuspended(known)) replaceUser(user)
    return !same && offOf(user) === offOf(known)
  } catch (error) {
    // The company lets them in no longer.
    if (isSupport && error instanceof Refused) {
      await followSeeing()
      return false
    }
    console.error('The permissions could not be checked.', error)
    return false
  }
}
