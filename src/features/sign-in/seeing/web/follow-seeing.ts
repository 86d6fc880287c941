// To see as another person and to stop loads the page again: nothing of the one stays in the page of the other.
import { currentSession, replaceUser } from '../../../../access/web/session.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { staffAccount } from '../../sign-in.contract.ts'
import { beginSeeing, leaveSeeing } from '../seeing.contract.ts'

const keepSession = true

/** Takes up whom the session sees as now; `to`: where the page goes on, else where it is. */
export async function followSeeing(to?: string): Promise<void> {
  replaceUser(await call(staffAccount, { keepSession }))
  if (to === undefined) window.location.reload()
  else window.location.assign(to)
}

export async function seeAs(id: string): Promise<void> {
  await call(beginSeeing, { params: { id } })
  await followSeeing('/dashboard')
}

export async function leaveSeen(): Promise<void> {
  const person = currentSession().user?.id
  await call(leaveSeeing, {})
  await followSeeing(`/dashboard/users/role-permissions/${person}`)
}
