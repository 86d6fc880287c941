// The rules that are in force, and where a record belongs.

import { inConfidence } from '../../../../access/server/confidence.ts'
import { columns, one, type RowOf } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../../kit/db/sql.ts'
import { columnsIn, type Register } from '../../../../register/define.ts'
import type { MailTime } from '../../settings.contract.ts'

const ruleRow = {
  ...columns(
    'notification_rules',
    'id',
    'name',
    'projects',
    'teams',
    'at_place',
    'roles',
    'templates',
    'people',
  ),
  mail: one<MailTime>(),
}
export type NotificationRule = RowOf<typeof ruleRow>

const inForce = (event: string): Sql => sql`notification_rules
  where company_id = current_company() and event = ${event} and archived_at is null`

export const hasRules = async (db: Db, event: string): Promise<boolean> =>
  (await db.maybe({ id: 'string' }, sql`select id from ${inForce(event)} limit 1`)) !== undefined

export const rulesFor = (db: Db, event: string): Promise<NotificationRule[]> =>
  db.many(
    ruleRow,
    sql`select id, name, projects, teams, at_place, roles, templates, people, mail
      from ${inForce(event)} order by folded(name), id`,
  )

/** The column of a register that says to which project, or team, a row belongs. */
const placeColumn = (register: Register, to: 'projects' | 'teams'): string | undefined =>
  columnsIn(register).find(([, { kind, to: target }]) => kind === 'reference' && target === to)?.[0]

export const hasPlace = (register: Register): boolean =>
  (placeColumn(register, 'projects') ?? placeColumn(register, 'teams')) !== undefined

export type RecordPlace = { project: string | null; team: string | null }

/** Where a record belongs, asked with every row in reach. */
export async function placeOf(db: Db, register: Register, record: string): Promise<RecordPlace> {
  const column = (to: 'projects' | 'teams') => {
    const name = placeColumn(register, to)
    return name === undefined ? sql`null::uuid` : sql`t.${sql.id(name)}`
  }
  const found = await inConfidence(db, () =>
    db.maybe(
      { project: 'string?', team: 'string?' },
      sql`select ${column('projects')} as project, ${column('teams')} as team
        from ${sql.id(register.table)} t where t.company_id = current_company() and t.id = ${record}`,
    ),
  )
  return found ?? { project: null, team: null }
}
