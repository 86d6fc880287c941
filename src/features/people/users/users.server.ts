import type { Context } from '../../../access/server/gate.ts'
import { whyManagerStays } from '../../../access/server/last-manager.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { FieldErrors } from '../../../kit/problems.ts'
import type { RegisterExtension, Write } from '../../../register/server/extension.ts'
import { tellingOwner } from '../../permission-templates/index.ts'
import {
  changeWorkplaces,
  kinds,
  leaveWithImport,
  registerOf,
  type WorkplaceKind,
  whyNotJoin,
  workplacesToday,
} from '../../projects/index.ts'
import { growUsers } from '../custom-fields/grown-users.server.ts'
import { stateOf, takeBackInvitation } from '../invitations/invitations.store.ts'
import { inviteByMail } from '../invitations/server/invite.ts'
import {
  deactivate,
  defaultTemplate,
  openAccount,
  rightsBeyond,
  roleOfTemplate,
  setRights,
  whyManagerLosesRole,
} from './accounts.store.ts'
import { employ } from './employment.store.ts'
import { users } from './users.register.ts'

const account = sql`account a where a.company_id = t.company_id and a.id = t.id and a.kind = 'staff'`
/** The latest that they are, or were, employed: three of their fields. */
const employed = (employment: Sql) => ({
  entity: sql`(select e.entity from ${employment} e)`,
  hired_on: sql`(select e.starts_on from ${employment} e)`,
  left_on: sql`(select e.ends_on from ${employment} e)`,
})

/** What became of the latest invitation; one that was accepted by a login that is gone says nothing. */
const latest = sql`(select case ${stateOf} when 'sent' then 'invited' when 'accepted' then 'none'
    else ${stateOf} end
  from invitation i where i.company_id = t.company_id and i.person = t.id
  order by i.created_at desc limit 1)`

const beyond = 'This person has rights you do not have yourself.'

/** Nobody gives what they do not hold. */
async function refusedRights(
  context: Context,
  { before, after }: Write<typeof users>,
): Promise<FieldErrors> {
  const { db, session } = context
  const errors: FieldErrors = {}
  const { role_id, permission_template_id: template } = after
  // The demo company is filled in by nobody.
  const isManager = session.accountId === undefined || session.roleId === 1
  if (role_id !== before?.role_id && role_id === '1' && !isManager)
    errors.role_id = ['Only a manager gives this role.']
  if (template !== before?.permission_template_id && (await rightsBeyond(context, after)))
    errors.permission_template_id = ['This template gives rights you do not have yourself.']
  const why = before && (await whyManagerLosesRole(db, after))
  if (why !== undefined) errors.role_id = [why]
  return errors
}

const workplacesIn = ({ before, after }: Write<typeof users>, kind: WorkplaceKind) => ({
  before: before?.[registerOf[kind]] ?? [],
  after: after[registerOf[kind]],
})

export const usersServer: RegisterExtension<typeof users> = {
  register: users,
  apartIn: 'account',
  totalsMarked: true,
  grown: (asked) => growUsers(usersServer, asked),
  scope: () => sql`exists (select from ${account})`,
  computed: {
    role_id: sql`(select a.role_id::text from ${account})`,
    permission_template_id: sql`(select a.permission_template_id from ${account})`,
    ...employed(sql`(select e.* from engagement e
      where e.company_id = t.company_id and e.person = t.id and e.kind = 'employee'
      order by e.ends_on desc nulls first, e.starts_on desc nulls last limit 1)`),
    // Most who were never invited have no login: of them nothing more is asked.
    state: sql`(select case when t.archived_at is not null then 'deactivated'
      when a.login_id is not null and (select s.can_sign_in from sign_ins_of(t.id) s) then 'active'
      else coalesce(${latest}, 'none') end from ${account})`,
    invited: sql`exists (select from invitation i where i.company_id = t.company_id and i.person = t.id
      and i.accepted_at is null and i.revoked_at is null and i.expires_at > now())`,
    projects: workplacesToday('project'),
    teams: workplacesToday('team'),
    leads: sql`(select string_agg(p.name, ', ' order by p.name) from projects p
      where p.company_id = t.company_id and p.archived_at is null and p.completed_at is null
        and (p.manager = t.id or p.supervisor = t.id or p.hs_lead = t.id))`,
    last_seen: sql`((select last_seen_of_accounts()) ->> t.id::text)::timestamptz`,
  },
  // Those on a page are asked one by one, and the scope not again; to order everybody by it, this would take longer.
  shown: () => ({
    ...employed(sql`employment_of(t.id)`),
    last_seen: sql`(select s.last_seen from sign_ins_of(t.id) s)`,
  }),
  async settle({ db }, { before, after }) {
    const name = `${after.first_name} ${after.last_name}`.trim()
    const { permission_template_id: template, role_id } = after
    // A template that is chosen decides the role: the two never contradict each other.
    if (template && (template !== before?.permission_template_id || role_id === before.role_id))
      return { name, role_id: (await roleOfTemplate(db, template)) ?? role_id }
    // The template of the role that they had is not that of the new one.
    return { name, permission_template_id: await defaultTemplate(db, Number(role_id)) }
  },
  async check(context, change) {
    const { before, after } = change
    const { hired_on, left_on, supervisor, id } = after
    const errors = await refusedRights(context, change)
    if (hired_on && left_on && left_on < hired_on)
      errors.left_on = ['They leave before they begin.']
    if (after.invited === true && before?.invited !== true && after.email === null)
      errors.invited = ['No address is known. Print a code for them.']
    if (before !== undefined && after.invited === true && before.invited !== true)
      if (await rightsBeyond(context, { id })) errors.invited = [beyond]
    if (supervisor === id) errors.supervisor = ['Nobody supervises themselves.']
    for (const kind of kinds) {
      const why = await whyNotJoin(context, kind, workplacesIn(change, kind))
      if (why !== undefined) errors[registerOf[kind]] = [why]
    }
    return errors
  },
  async written(context, change) {
    const { before, after } = change
    const { db } = context
    if (before === undefined) await openAccount(db, after)
    else await tellingOwner(db, after.id, () => setRights(db, after))
    await employ(db, after, { isNew: before === undefined })
    for (const kind of kinds) await changeWorkplaces(db, kind, after.id, workplacesIn(change, kind))
    // What waits was sent to the address that they had.
    const moved = before !== undefined && before.email !== after.email
    if (moved || (before?.invited === true && after.invited !== true))
      await takeBackInvitation(db, after.id)
    if (after.invited === true && (moved || before?.invited !== true))
      await inviteByMail(context, [after.id])
  },
  takenBack: ({ db }, ids) => leaveWithImport(db, ids),
  refuses: {
    async archive({ db, session }, { id }) {
      if (id === session.accountId) return 'Nobody deactivates themselves.'
      return whyManagerStays(db, (one) => (one.id === id ? undefined : one))
    },
    async restore(context, { id }) {
      return (await rightsBeyond(context, { id })) ? beyond : undefined
    },
  },
  became: {
    archive: ({ db }, { id }) => deactivate(db, id, true),
    restore: ({ db }, { id }) => deactivate(db, id, false),
  },
}
