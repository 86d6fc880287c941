// Rows of the demo company for the screens that are about one: every register's first.
import { randomBytes } from 'node:crypto'
import { registers } from '../../../src/app/composed/registers.ts'
import type { Database, Db } from '../../../src/kit/db/server/database.ts'
import { type Sql, sql } from '../../../src/kit/db/sql.ts'
import { parts, screenOf } from '../../../src/register/screens-of.ts'
import type { Rows } from '../walking.ts'

/** Screens that are about a register's row and are none of its own. */
const alsoAbout: Record<string, string> = {
  'incident-types-reusable-edit': 'incident-types-sublists',
  'incident-reasons-reusable-edit': 'incident-reasons-sublists',
  'submissions-create': 'forms',
  'custom-resources-upload': 'custom-resource-types',
  document: 'policies',
  'orientation-begin': 'orientation',
  'orientation-take': 'orientation-records',
  'safety-alert': 'safety-alerts',
  'training-attendance': 'training-sessions',
  'tc-forms-add': 'trade-contractors',
  ...Object.fromEntries(
    ['projects', 'teams'].flatMap((register) =>
      ['tracker', 'rain-days', 'workers', 'assets', 'clients'].map((room) => [
        `${register}-${room}`,
        register,
      ]),
    ),
  ),
  'roles-template-accounts': 'roles-template',
}

const hasAccount = sql`exists (select from account a
  where a.company_id = t.company_id and a.id = t.id and a.kind = 'staff')`

/** A to-do is seen by who has it and by the manager: one of the person that sees least. A form is filled, and an
 *  alert read, once it is published. */
const seenByAll: Record<string, Sql> = {
  'orientation-records': sql`t.person in (select id from account where last_name = 'Tremblay')`,
  forms: sql`t.current_version is not null`,
  'safety-alerts': sql`t.edition is not null`,
  submissions: sql`t.stage in ('signed', 'reviewed')
    and t.submitted_by in (select id from account where last_name = 'Tremblay')`,
  'to-dos': sql`t.assignee in (select id from account where last_name = 'Tremblay')`,
  users: hasAccount,
  'people-without-account': sql`not ${hasAccount}`,
}

export const rowsOfDemo = (database: Database): Promise<Rows> =>
  database.transaction('owner', async (db) => {
    const rows = new Map<string, readonly string[]>()
    for (const register of registers) {
      const { name, table, within } = register
      const inside = within === undefined ? sql`null::uuid` : sql`t.${sql.id(within)}`
      const row = await db.maybe<{ id: string; within: string | null }>(sql`
        select t.id, ${inside} as within from ${sql.id(table)} t
        join company c on c.id = t.company_id and c.slug = 'northgate'
        where t.archived_at is null and ${seenByAll[name] ?? sql`true`} order by t.id limit 1`)
      if (row === undefined) continue
      for (const part of parts) {
        const screen = screenOf(register, part)
        const holes = screen?.path.match(/:\w+/g)?.length ?? 0
        if (screen === undefined || holes === 0 || screen.name in alsoAbout) continue
        const values = [
          ...(row.within === null ? [] : [row.within]),
          ...(part === 'record' || part === 'edit' ? [row.id] : []),
        ]
        rows.set(screen.name, values.slice(-holes))
      }
      for (const [screen, about] of Object.entries(alsoAbout))
        if (about === name) rows.set(screen, [row.id])
      if (name === 'roles-template') rows.set('users-role-permissions', [await accountOf(db)])
      for (const [screen, subject] of byCode[name] ?? [])
        rows.set(screen, [await labelOf(db, table, row.id, subject)])
    }
    for (const [screen, values] of await portalOf(db)) rows.set(screen, values)
    rows.set('admin-companies-edit', [await companyOf(db)])
    // What the public site writes about has names, not ids.
    rows.set('compare-competitor', ['procore']).set('plumbline-idea', ['heat'])
    return rows
  })

/** A project in the portal, and a form that the contractor of the demo's contact owes there. */
async function portalOf(db: Db): Promise<[screen: string, values: string[]][]> {
  const place = await db.maybe<{ contractor: string; project: string; line: string }>(sql`
    select c.trade_contractor as contractor, p.project, f.id as line from tc_contacts c
    join tc_projects p on p.company_id = c.company_id and p.trade_contractor = c.trade_contractor
    join tc_forms f on f.company_id = c.company_id and f.trade_contractor = c.trade_contractor
    where c.email = 'contractor@ironside.test' order by p.id, f.id limit 1`)
  if (place === undefined) return []
  const address = [place.project, 'tower']
  const code = await labelOf(db, 'trade_contractors', place.contractor, 'trade_contractors')
  const form = await db.maybe<{ id: string }>(sql`
    insert into tc_form_codes (company_id, trade_contractor, line, project, ends_on)
    select company_id, trade_contractor, id, ${place.project}, current_date + 30 from tc_forms
    where id = ${place.line}
    on conflict (company_id, line, trade_contractor, project) do update set ends_on = excluded.ends_on
    returning id`)
  const alert = await db.maybe<{ id: string }>(sql`
    select t.id from safety_alerts t join company c on c.id = t.company_id and c.slug = 'northgate'
    where t.edition is not null and t.ended_at is null and t.archived_at is null
      and t.audience @> '[{"kind": "everyone"}]' order by t.id limit 1`)
  const formCode = await labelOf(db, 'tc_form_codes', form?.id ?? '', 'tc_form_codes')
  return [
    ...['project', 'project-completed', 'project-outstanding', 'past-due'].map(
      (screen): [string, string[]] => [`contractors-${screen}`, address],
    ),
    ['contractors-fill', [...address, place.line]],
    ['contractors-alert', [alert?.id ?? '']],
    ['qr-trade-contractor', [code]],
    ['qr-trade-contractor-submission', [formCode]],
    ['qr-trade-contractor-submission-encrypted', [code, place.line]],
  ]
}

async function companyOf(db: Db): Promise<string> {
  const found = await db.maybe<{ id: string }>(sql`select id from company where slug = 'northgate'`)
  return found?.id ?? ''
}

/** Somebody of the demo company. */
async function accountOf(db: Db): Promise<string> {
  const found = await db.maybe<{ id: string }>(
    sql`select id from account where last_name = 'Tremblay'`,
  )
  return found?.id ?? ''
}

/** The code on a product's label, which leads to its public page. */
/** A code of the record, as a label that was printed has one. */
async function labelOf(db: Db, table: string, id: string, subject: string): Promise<string> {
  const code = randomBytes(18).toString('base64url')
  await db.run(sql`
    insert into qr_token (company_id, token, subject, subject_id)
    select company_id, ${code}, ${subject}, id from ${sql.id(table)} where id = ${id}`)
  return code
}

/** Screens that a code opens: by the register that it is of, and what it is a code of. */
const byCode: Record<string, readonly (readonly [screen: string, subject: string])[]> = {
  chemicals: [['qr-chemicals', 'chemicals']],
  'safety-boards': [['qr-safety-board', 'safety_boards']],
  projects: [
    ['qr-project', 'certificates of projects'],
    ['report', 'reports of projects'],
  ],
  teams: [['qr-team', 'certificates of teams']],
}
