// Moves people from one permission template to another.
import { changeOfRights, type GivenRights } from '../../access/effective.ts'
import { bind, type Context } from '../../access/server/gate.ts'
import { refuseGiving, refuseScope } from '../../access/server/giving.ts'
import { keepLastManager } from '../../access/server/last-manager.ts'
import { Problem } from '../../kit/problems.ts'
import {
  type AccountRow,
  accountsToMove,
  archiveTemplate,
  givenTo,
  lockTemplates,
  moveTo,
  readTemplate,
  scopeOn,
  type TemplateRow,
  unknownAccounts,
} from './accounts.store.ts'
import { type MovedAccount, type Moving, moveAccounts, previewMove } from './rights.contract.ts'
import { tellRights } from './telling/tell-rights.server.ts'

/** What somebody was given, once they are on another template. */
export const onTemplate = (given: GivenRights, to: TemplateRow): GivenRights => ({
  ...given,
  roleId: Number(to.base_role),
  template: to.grants,
})

const movedTo =
  (to: TemplateRow) =>
  (account: AccountRow): MovedAccount => ({
    id: account.id,
    name: account.name,
    role_id: account.role_id,
    scope: {
      before: account.own_scope ?? account.template_scope ?? 'company',
      after: scopeOn(account, to),
    },
    ...changeOfRights(givenTo(account), onTemplate(givenTo(account), to)),
  })

const manager = 1

/** A role says more than rights: who is a manager closes what others opened. */
export function refuseRole(
  { session }: Context,
  to: TemplateRow,
  from: readonly AccountRow[],
): void {
  const raises = from.some(({ role_id }) => role_id !== manager)
  if (Number(to.base_role) !== manager || !raises || session.roleId === manager) return
  throw new Problem('input/invalid', {
    errors: { '': ['Only a health and safety manager can give someone this role.'] },
  })
}

async function refuseStrangers({ db }: Context, moving: Moving): Promise<void> {
  const unknown =
    'from' in moving
      ? (await readTemplate(db, moving.from)) === undefined
      : (await unknownAccounts(db, moving.accounts)).length > 0
  if (unknown) throw new Problem('row/missing')
}

const preview = bind(previewMove, async (context, { params, body }) => {
  const to = await readTemplate(context.db, params.id)
  if (to === undefined) throw new Problem('row/missing')
  await refuseStrangers(context, body)
  const accounts = await accountsToMove(context.db, body, to.id, { lock: false })
  return { role_id: Number(to.base_role), data: accounts.map(movedTo(to)) }
})

const move = bind(moveAccounts, async (context, { params, body }) => {
  const { db, can } = context
  const archives = 'from' in body && body.archive ? body.from : undefined
  if (archives !== undefined && !can('permission-templates.archive'))
    throw new Problem('grant/missing')
  const templates = await lockTemplates(db, [
    params.id,
    ...(archives === undefined ? [] : [archives]),
  ])
  const to = templates.find(({ id }) => id === params.id)
  if (to === undefined) throw new Problem('row/missing')
  if (to.is_archived || archives === to.id) throw new Problem('row/archived')
  await refuseStrangers(context, body)
  const accounts = await accountsToMove(db, body, to.id, { lock: true })
  const moved = accounts.map(movedTo(to))
  const ids = new Set(accounts.map(({ id }) => id))
  refuseRole(context, to, accounts)
  for (const { scope } of moved) refuseScope(context, scope.after, scope)
  refuseGiving(
    context,
    moved.flatMap(({ gains }) => gains),
  )
  await keepLastManager(db, (account) =>
    ids.has(account.id) ? { ...account, ...onTemplate(account, to), templateId: to.id } : account,
  )
  await moveTo(db, to, [...ids])
  await tellRights(db, moved)
  if (archives !== undefined && 'from' in body) await archiveTemplate(db, archives, body.reason)
  return { data: moved }
})

export const moveCalls = [preview, move]
