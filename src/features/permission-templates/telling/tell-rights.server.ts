// Tells people that somebody changed what they may do: one notice for one change, however many it concerns.

import { changeOfRights, type GivenRights } from '../../../access/effective.ts'
import type { Scope } from '../../../access/scope.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { inEach } from '../../../kit/language/in-each.ts'
import { noticeKind } from '../../../manifest/notice.ts'
import { notify } from '../../notices/index.ts'
import { type AccountRow, accountsAmong, givenTo } from '../accounts.store.ts'
import { texts } from './texts.ts'

export const rightsChanged = noticeKind({
  name: 'rights-changed',
  facts: { by: 'text', gained: 'rights', lost: 'rights', sees: 'scope' },
  path: '/dashboard/my-account',
  mail: 'morning',
  words: inEach(texts, 'rights-changed'),
})

/** What somebody was given, and which rows they see. */
type GivenAndSeen = GivenRights & { scope: Scope }

export type RightsMoved = {
  id: string
  gains: readonly string[]
  loses: readonly string[]
  scope: { before: Scope; after: Scope }
}

/** What somebody gains and loses, and what they see before and after it. */
const moveOf = (before: GivenAndSeen, after: GivenAndSeen): Omit<RightsMoved, 'id'> => ({
  ...changeOfRights(before, after),
  scope: { before: before.scope, after: after.scope },
})

const givenAndSeenBy = (account: AccountRow): GivenAndSeen => ({
  ...givenTo(account),
  scope: account.own_scope ?? account.template_scope ?? 'company',
})

/** Those for whom the change is the same are told together. */
export async function tellRights(db: Db, moved: readonly RightsMoved[]): Promise<void> {
  const changed = moved.filter(
    ({ gains, loses, scope }) => gains.length + loses.length > 0 || scope.before !== scope.after,
  )
  if (changed.length === 0) return
  const actor = await db.maybe(
    { name: 'string' },
    sql`select coalesce(current_setting('app.actor_name', true), '') as name`,
  )
  const event = newId()
  const alike = Map.groupBy(changed, ({ gains, loses, scope }) =>
    JSON.stringify([gains, loses, scope]),
  )
  for (const people of alike.values()) {
    const [first] = people
    if (first !== undefined)
      await notify(db, rightsChanged, {
        to: people.map(({ id }) => id),
        record: event,
        event,
        facts: {
          by: actor?.name ?? '',
          gained: first.gains.join(' ') || null,
          lost: first.loses.join(' ') || null,
          sees: first.scope.before === first.scope.after ? null : first.scope.after,
        },
      })
  }
}

/** What each gains and loses; worked out once for all who were given the same. */
function movedBy(given: ReadonlyMap<string, { before: GivenAndSeen; after: GivenAndSeen }>) {
  const known = new Map<string, Omit<RightsMoved, 'id'>>()
  return [...given].map(([id, { before, after }]): RightsMoved => {
    const key = JSON.stringify([before, after])
    const change = known.get(key) ?? moveOf(before, after)
    known.set(key, change)
    return { id, ...change }
  })
}

type TemplateRights = { grants: readonly string[]; scope: Scope }

/** A template holds other rights, or shows other rows, now: its people are told. */
export async function tellMembers(
  db: Db,
  template: string,
  { before, after }: { before: TemplateRights; after: TemplateRights },
): Promise<void> {
  const same = new Set(before.grants)
  const holdsSame =
    before.grants.length === after.grants.length && after.grants.every((right) => same.has(right))
  if (holdsSame && before.scope === after.scope) return
  const members = await accountsAmong(db, sql`a.permission_template_id = ${template}`)
  const given = members.map((account) => {
    const then = ({ grants, scope }: TemplateRights): GivenAndSeen => ({
      ...givenTo(account),
      template: grants,
      scope: account.own_scope ?? scope,
    })
    return [account.id, { before: then(before), after: then(after) }] as const
  })
  await tellRights(db, movedBy(new Map(given)))
}

/** Does what changes the rights of somebody, and tells them. */
export async function tellingOwner(db: Db, id: string, work: () => Promise<unknown>) {
  const read = async () => (await accountsAmong(db, sql`a.id = ${id}`)).map(givenAndSeenBy)[0]
  const before = await read()
  await work()
  const after = await read()
  if (before !== undefined && after !== undefined)
    await tellRights(db, movedBy(new Map([[id, { before, after }]])))
}
