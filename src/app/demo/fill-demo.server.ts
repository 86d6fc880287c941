// Fills an empty database with the demo companies. It never touches one that holds anything.

import { defaultTemplates } from '../../access/default-templates.ts'
import type { Context } from '../../access/server/gate.ts'
import { hashPassword } from '../../features/sign-in/index.ts'
import type { Database, Db } from '../../kit/db/server/database.ts'
import { enterCompany } from '../../kit/db/server/enter-company.ts'
import { sql } from '../../kit/db/sql.ts'
import type { DemoPlace, DemoSize } from '../../manifest/feature.server.ts'
import { fillRegister, idOf, inOrder } from '../../register/server/fill.ts'
import { demoRows } from '../composed/demo.ts'
import { features } from '../composed/features.server.ts'
import { registry } from '../registry.server.ts'

export const demoPassword = 'plumbline-demo'

type Person = { email: string; first: string; last: string; role: 1 | 3 | 6 | null }

/** Who works for Northgate and does not sign in. */
const workers = (
  'Dwayne Campbell, Priya Nair, Sam Whitefeather, Elena Rossi, Marcus Chen, Aisha Mohamed, ' +
  'Tom Kowalski, Grace Osei, Rosa Delgado, Jean Gagnon'
)
  .split(', ')
  .map((name): Person => {
    const [first = '', last = ''] = name.split(' ')
    return { email: `${first}.${last}@northgate.test`.toLowerCase(), first, last, role: 3 }
  })

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

async function addLogin(db: Db, email: string, hash: string | null): Promise<string> {
  const id = idOf('login', email)
  await db.run(sql`insert into login (id, email, password_hash) values (${id}, ${email}, ${hash})`)
  return id
}

async function addCompany(db: Db, name: string, slug: string): Promise<string> {
  const id = idOf('company', slug)
  await db.run(sql`insert into company (id, name, slug) values (${id}, ${name}, ${slug})`)
  for (const template of defaultTemplates)
    await db.run(sql`
      insert into permission_template (company_id, id, name, base_role, grants, is_default)
      values (${id}, ${templateOf(slug, template.baseRole)}, ${template.name}, ${template.baseRole},
        ${template.grants}, true)`)
  return id
}

const templateOf = (slug: string, role: number) => idOf(slug, 'permission_template', String(role))

async function addAccount(db: Db, slug: string, person: Person, hash: string | null) {
  const { email, first, last, role } = person
  const login = await addLogin(db, email, hash)
  await db.run(sql`
    insert into account (company_id, id, login_id, kind, role_id, first_name, last_name, permission_template_id)
    values (current_company(), ${idOf(slug, 'account', email)}, ${login},
      ${role === null ? 'contractor' : 'staff'}, ${role}, ${first}, ${last},
      ${role === null ? null : templateOf(slug, role)})`)
}

/** What happened in the demo company, once its people, places, things and forms are there. */
type FillPast = (db: Db, slug: string) => Promise<void>

const demos = features.flatMap(({ demo }) => demo ?? [])

const fillWith =
  (part: 'begin' | 'fill' | 'past', size: DemoSize): FillPast =>
  async (db, slug) => {
    for (const demo of demos) await demo[part]?.(db, slug, size)
  }

type HowMuch = {
  size?: DemoSize
  /** Puts its files into the store too, where there is one. */
  files?: DemoPlace | undefined
  past?: FillPast
}

/** Answers whether it filled anything. */
export async function fillDemo(
  database: Database,
  { size = 'small', files, past = fillWith('past', size) }: HowMuch = {},
): Promise<boolean> {
  const filled = await fillCompanies(database, size, past)
  if (files !== undefined) for (const demo of demos) await demo.store?.(database, files)
  return filled
}

async function fillCompanies(database: Database, size: DemoSize, past: FillPast): Promise<boolean> {
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
      await enterCompany(db, company)
      for (const person of people) await addAccount(db, slug, person, hash)
      for (const feature of features) await feature.setUpCompany?.(db, 'en')
      if (slug === 'northgate') {
        // They have an account and no password.
        for (const person of workers) await addAccount(db, slug, person, null)
        await fillWith('begin', size)(db, slug)
        await fillRegisters(db, slug)
        await fillWith('fill', size)(db, slug)
        await past(db, slug)
      }
    }
    return true
  })
}

async function fillRegisters(db: Db, seed: string): Promise<void> {
  const session = { accountId: undefined, scope: 'company' }
  const context = { db, can: () => true, session } as unknown as Context
  for (const written of inOrder(demoRows)) await fillRegister(context, registry, written, seed)
}
