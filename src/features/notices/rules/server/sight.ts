// A rule tells those people alone who may see the record: its register says who sees it, and its screen who
// gets there.
import type { Can } from '../../../../access/context.ts'
import { rightsOf } from '../../../../access/effective.ts'
import { holds } from '../../../../access/grants.ts'
import { screens } from '../../../../access/screens.ts'
import { inConfidence } from '../../../../access/server/confidence.ts'
import { enterScope } from '../../../../access/server/scoped.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../../kit/db/sql.ts'
import type { NoticeKind } from '../../../../manifest/notice.ts'
import { grantTo } from '../../../../register/capabilities/call-parts.ts'
import type { RegisterExtension } from '../../../../register/server/extension.ts'
import { pathOf } from '../../say.ts'
import type { RuleReceiver } from './receivers.store.ts'

const canOf = ({ role_id, template, extra, refused }: RuleReceiver): Can => {
  const rights = rightsOf({ roleId: role_id, template, extra, refused })
  return (grant) => holds(rights, grant)
}

/** The grants of the screen that a notice leads to; any of them opens it. */
const gatesOf = (kind: NoticeKind) => {
  const { pathname } = new URL(pathOf(kind, 'a-record'), 'http://here')
  const parts = pathname.split('/')
  const found = screens.find(({ path, audience }) => {
    const wanted = path.split('/')
    return (
      audience === 'staff' &&
      wanted.length === parts.length &&
      wanted.every((part, at) => part.startsWith(':') || part === parts[at])
    )
  })
  return found?.grants ?? []
}

type Sees = { sees: 'all' | 'some' | 'none'; can: Can; scope: Sql | undefined }

/** What somebody sees of the records that a kind of notice is about. */
export function sightOf(kind: NoticeKind, { register, scope }: RegisterExtension) {
  const gates = gatesOf(kind)
  return (person: RuleReceiver): Sees => {
    const can = canOf(person)
    const opens = gates.length === 0 || gates.some((grant) => can(grant))
    if (!opens || !can(grantTo(register, 'view'))) return { sees: 'none', can, scope: undefined }
    const limit = scope?.({
      can,
      session: { accountId: person.id, roleId: person.role_id ?? undefined },
    })
    const isWhole = limit === undefined && person.scope === 'company'
    return { sees: isWhole ? 'all' : 'some', can, scope: limit }
  }
}

/** As the scope of the person shows it. A job begins, and goes on, with all of the company. */
async function withinScope<T>(
  db: Db,
  { id, scope }: RuleReceiver,
  work: () => Promise<T>,
): Promise<T> {
  await enterScope(db, scope, id)
  const result = await work()
  await db.become('app')
  return result
}

/** Those of the people who see one record; asked by jobs. */
export async function seeing(
  db: Db,
  kind: NoticeKind,
  extension: RegisterExtension,
  record: string,
  people: readonly RuleReceiver[],
): Promise<RuleReceiver[]> {
  const sight = sightOf(kind, extension)
  const isThere = async (scope: Sql = sql`true`): Promise<boolean> =>
    (await db.maybe(
      { id: 'string' },
      sql`select t.id from ${sql.id(extension.register.table)} t
        where t.company_id = current_company() and t.id = ${record} and ${scope}`,
    )) !== undefined
  /** Asked once for all who see the whole register. */
  const whole = { open: await isThere(), confidential: await inConfidence(db, () => isThere()) }
  const found: RuleReceiver[] = []
  for (const person of people) {
    const { sees, can, scope } = sight(person)
    const confident = can('confidential.view')
    const reaches = confident ? whole.confidential : whole.open
    if (sees === 'none' || !reaches) continue
    const look = () => withinScope(db, person, () => isThere(scope))
    if (sees === 'all' || (await (confident ? inConfidence(db, look) : look()))) found.push(person)
  }
  return found
}
