import { bind, type Context } from '../../../access/server/gate.ts'
import { newId } from '../../../kit/ids.ts'
import { Problem } from '../../../kit/problems.ts'
import { inviteByMail } from '../invitations/server/invite.ts'
import { alikeTo } from '../merging/likeness.store.ts'
import {
  defaultTemplate,
  openAccount,
  rightsBeyond,
  roleOfTemplate,
} from '../users/accounts.store.ts'
import { knownAlike } from './known-alike.ts'
import { findAlike, makeUsers } from './without-account.contract.ts'
import { type FutureUser, futureUsers } from './without-account.store.ts'

const wrong = (field: string, message: string) =>
  new Problem('input/invalid', { errors: { [field]: [message] } })

type Rights = { role_id: string; permission_template_id: string | null }

/** Role and template as they will be; nobody gives what they do not hold. */
async function rightsOf(context: Context, asked: Rights): Promise<Rights> {
  const { db, session } = context
  const template =
    asked.permission_template_id ?? (await defaultTemplate(db, Number(asked.role_id)))
  const role = template === null ? asked.role_id : await roleOfTemplate(db, template)
  if (role === undefined) throw wrong('permission_template_id', 'This choice no longer exists.')
  if (role === '1' && session.roleId !== 1)
    throw wrong('role_id', 'Only a manager gives this role.')
  const rights = { role_id: role, permission_template_id: template }
  // Nobody has this id: it is of an account that is about to be.
  if (await rightsBeyond(context, { id: newId(), ...rights }))
    throw wrong('permission_template_id', 'This template gives rights you do not have yourself.')
  return rights
}

function whyNot({ archived, account }: FutureUser): string | undefined {
  if (account === 'staff') return 'This person has an account already.'
  if (account !== null) return 'This person signs in for a contractor already.'
  return archived ? 'This person is archived. Restore them first.' : undefined
}

export const withoutAccountCalls = [
  bind(findAlike, async ({ db }, { query: { name, mobile, email } }) => {
    const found = await alikeTo(db, [{ name, mobile: mobile || null, email: email || null }])
    return { data: found.map(knownAlike) }
  }),

  bind(makeUsers, async (context, { body }) => {
    const { db } = context
    const rights = await rightsOf(context, body)
    const found = await futureUsers(db, body.people)
    if (found.length < new Set(body.people).size) throw new Problem('row/missing')
    const made: { id: string; name: string }[] = []
    const left: { id: string; name: string; why: string }[] = []
    for (const one of found) {
      const { id, name } = one
      const why = whyNot(one)
      if (why !== undefined) left.push({ id, name, why })
      else {
        await openAccount(db, { id, ...rights })
        made.push({ id, name })
      }
    }
    if (!body.invited || made.length === 0) return { data: { made, sent: 0, left } }
    const invited = await inviteByMail(
      context,
      made.map(({ id }) => id),
    )
    return { data: { made, sent: invited.made.length, left: [...left, ...invited.left] } }
  }),
]
