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
    'forms',
    'severities',
  ),
  mail: one<MailTime>(),
}
export type NotificationRule = RowOf<typeof ruleRow>

const inForce = (event: string): Sql => sql`notification_rules
  where company_id = current_company() and event = ${event} and archived_at is null`

export const hasRules = async (db: Db, event: string): Promise<boolean> =>
  (await db.maybe(
    { id: 'string' },
    { ...sql`select id from ${inForce(event)} limit 1`, steady: true },
  )) !== undefined

export const rulesFor = (db: Db, event: string): Promise<NotificationRule[]> =>
  db.many(
    ruleRow,
    sql`select id, name, projects, teams, at_place, roles, templates, people, forms, severities,
        mail
      from ${inForce(event)} order by folded(name), id`,
  )

const registerOf = { project: 'projects', team: 'teams', form: 'forms' } as const

/** The column of a register that says to which project or team a row belongs, or of which form it came. */
const columnTo = (register: Register, what: keyof typeof registerOf): string | undefined =>
  columnsIn(register).find(
    ([, { kind, to }]) => kind === 'reference' && to === registerOf[what],
  )?.[0]

export const hasPlace = (register: Register): boolean =>
  (columnTo(register, 'project') ?? columnTo(register, 'team')) !== undefined
export const hasForm = (register: Register): boolean => columnTo(register, 'form') !== undefined
export const hasSeverity = (register: Register): boolean =>
  columnsIn(register).some(([name]) => name === 'severity')

const ruledRow = {
  project: 'string?',
  team: 'string?',
  form: 'string?',
  severity: 'string?',
} as const
/** What the conditions of rules ask of a record. */
export type RuledRecord = RowOf<typeof ruledRow>

/** Where a record belongs, of which form it came and how severe it is, asked with every row in reach. */
export async function ruledRecord(
  db: Db,
  register: Register,
  record: string,
): Promise<RuledRecord> {
  const pointer = (what: keyof typeof registerOf) => {
    const name = columnTo(register, what)
    return name === undefined ? sql`null::uuid` : sql`t.${sql.id(name)}`
  }
  const found = await inConfidence(db, () =>
    db.maybe(
      ruledRow,
      sql`select ${pointer('project')} as project, ${pointer('team')} as team, ${pointer('form')} as form,
          ${hasSeverity(register) ? sql`t.severity` : sql`null::text`} as severity
        from ${sql.id(register.table)} t where t.company_id = current_company() and t.id = ${record}`,
    ),
  )
  return found ?? { project: null, team: null, form: null, severity: null }
}
