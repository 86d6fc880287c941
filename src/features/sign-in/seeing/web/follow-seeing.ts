// To see as another person and to stop loads the page again: nothing of the one stays in the page of the other.
import { currentSession, goOnAs, replaceUser } from '../../../../access/web/session.ts'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { adminUser, staffAccount } from '../../sign-in.contract.ts'
import { beginSeeing, leaveSeeing } from '../seeing.contract.ts'

const keepSession = true

/** Takes up whom the session sees as now; `to`: where the page goes on, else where it is. */
export async function followSeeing(to?: string): Promise<void> {
  if (isSupport()) return followSupport()
  replaceUser(await call(staffAccount, { keepSession }))
  if (to === undefined) window.location.reload()
  else window.location.assign(to)
}

export async function seeAs(id: string): Promise<void> {
  await call(beginSeeing, { params: { id } })
  await followSeeing('/dashboard')
}

const isSupport = () => currentSession().user?.seen_by?.support !== undefined

/** The provider's person who was let in to a company: in it as they are now, else in the back office again. */
async function followSupport(): Promise<void> {
  try {
    replaceUser(await call(staffAccount, { keepSession }))
    window.location.reload()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    goOnAs(await call(adminUser, { keepSession }), '/admin-dashboard/companies')
  }
}

/** An admin's session was let in to a company: the page goes on there. */
export async function followEntry(): Promise<void> {
  goOnAs(await call(staffAccount, { keepSession }), '/dashboard')
}

export async function leaveSeen(): Promise<void> {
  if (isSupport()) {
    await call(leaveSeeing, { keepSession })
    return followSupport()
  }
  const person = currentSession().user?.id
  await call(leaveSeeing, {})
  await followSeeing(`/dashboard/users/role-permissions/${person}`)
}
