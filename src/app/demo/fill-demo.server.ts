// Fills an empty database with the demo companies. It never touches one that holds anything.

import { defaultTemplates } from '../../access/default-templates.ts'
import type { Context } from '../../access/server/gate.ts'
import { fillHeadCounts } from '../../features/appointments/index.ts'
import { fillPastOfDeficiencies } from '../../features/deficiencies/index.ts'
import { adoptForDemo } from '../../features/forms/server/adopt-for-demo.store.ts'
import { setUpRisk } from '../../features/hazards/index.ts'
import { planForDemo } from '../../features/projects/index.ts'
import { hashPassword } from '../../features/sign-in/index.ts'
import {
  type DemoFiles,
  storeDemoPhoto,
} from '../../features/submissions/demo/server/demo-photos.store.ts'
import { submitForDemo } from '../../features/submissions/demo/server/fill-demo.ts'
import type { Database, Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { fillRegister } from '../../register/server/fill.ts'
import { standing } from '../registers.server.ts'
import { demoRows } from './rows.ts'

export const demoPassword = 'plumbline-demo'

type Person = { email: string; first: string; last: string; role: 1 | 3 | 6 | null }

/** Who works for Northgate and does not sign in. */
const workers =
  'Dwayne Campbell, Priya Nair, Sam Whitefeather, Elena Rossi, Marcus Chen, Aisha Mohamed, ' +
  'Tom Kowalski, Grace Osei, Rosa Delgado, Jean Gagnon'

const companies: { name: string; slug: string; people: Person[] }[] = [
  {
    name: 'Northgate Builders',
    slug: 'northgate',
    people: [
      { email: 'manager@northgate.test', first: 'Maya', last: 'Okafor', role: 1 },
      { email: 'user@northgate.test', first: 'Luc', last: 'Tremblay', role: 3 },
      { email: 'management@northgate.test', first: 'Helen', last: 'Zhang', role: 6 },
      { email: 'contractor@ironside.test', first: 'Pete', last: 'Ironside', role: null },
    ],
  },
  {
    name: 'Southfield Contracting',
    slug: 'southfield',
    people: [{ email: 'manager@southfield.test', first: 'Ana', last: 'Reyes', role: 1 }],
  },
]

async function addLogin(db: Db, email: string, hash: string): Promise<string> {
  const row = await db.maybe<{ id: string }>(
    sql`insert into login (email, password_hash) values (${email}, ${hash}) returning id`,
  )
  return row?.id ?? ''
}

async function addCompany(
  db: Db,
  name: string,
  slug: string,
): Promise<{ id: string; templates: Map<number, string> }> {
  const company = await db.maybe<{ id: string }>(
    sql`insert into company (name, slug) values (${name}, ${slug}) returning id`,
  )
  const id = company?.id ?? ''
  const templates = new Map<number, string>()
  for (const template of defaultTemplates) {
    const row = await db.maybe<{ id: string }>(sql`
      insert into permission_template (company_id, name, base_role, grants, is_default)
      values (${id}, ${template.name}, ${template.baseRole}, ${template.grants}, true) returning id`)
    templates.set(template.baseRole, row?.id ?? '')
  }
  return { id, templates }
}

/** Puts its photo into the store too, where there is one. Answers whether it filled anything. */
export async function fillDemo(database: Database, files?: DemoFiles): Promise<boolean> {
  const filled = await fillCompanies(database)
  if (files !== undefined) await storeDemoPhoto(database, files)
  return filled
}

async function fillCompanies(database: Database): Promise<boolean> {
  return database.transaction('owner', async (db) => {
    await db.run(sql`select pg_advisory_xact_lock(7203115)`)
    const there = await db.maybe(sql`select 1 from company union all select 1 from login limit 1`)
    if (there !== undefined) return false
    const hash = await hashPassword(demoPassword)
    const admin = await addLogin(db, 'admin@plumbline.test', hash)
    await db.run(
      sql`insert into provider_admin (login_id, name) values (${admin}, 'Plumbline admin')`,
    )
    for (const { name, slug, people } of companies) {
      const company = await addCompany(db, name, slug)
      for (const { email, first, last, role } of people) {
        const login = await addLogin(db, email, hash)
        await db.run(sql`
          insert into account (company_id, login_id, kind, role_id, first_name, last_name, permission_template_id)
          values (${company.id}, ${login}, ${role === null ? 'contractor' : 'staff'}, ${role}, ${first}, ${last},
            ${role === null ? null : (company.templates.get(role) ?? null)})`)
      }
      await db.run(sql`select set_config('app.company_id', ${company.id}, true)`)
      await setUpRisk(db)
      if (slug === 'northgate') {
        await addWorkers(db, company)
        await fillRegisters(db, slug)
        await fillHeadCounts(db)
        await fillPastOfDeficiencies(db)
        await adoptForDemo(db, slug)
        await submitForDemo(db, slug)
        await planForDemo(db)
      }
    }
    return true
  })
}

/** They have an account and no password. */
async function addWorkers(
  db: Db,
  { id, templates }: { id: string; templates: Map<number, string> },
): Promise<void> {
  for (const [first = '', last = ''] of workers.split(', ').map((name) => name.split(' ')))
    await db.run(sql`
      with login as (insert into login (email)
        values (lower(${`${first}.${last}@northgate.test`})) returning id)
      insert into account (company_id, login_id, kind, role_id, first_name, last_name, permission_template_id)
      select ${id}, id, 'staff', 3, ${first}, ${last}, ${templates.get(3) ?? null} from login`)
}

async function fillRegisters(db: Db, seed: string): Promise<void> {
  const context = { db, can: () => true, session: { accountId: undefined } } as unknown as Context
  for (const written of demoRows) await fillRegister(context, standing, written, seed)
}
