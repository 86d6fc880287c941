// A company begins: its row, its three permission templates, what every feature gives it, and its first manager,
// who has no login yet.

import type { Context } from '../../../../access/server/gate.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { enterCompany } from '../../../../kit/db/server/enter-company.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { newId } from '../../../../kit/ids.ts'
import type { Locale } from '../../../../kit/locales.ts'
import type { Country, Trade } from '../../../../manifest/companies.ts'
import type { Running } from '../../../../manifest/feature.server.ts'
import { findDefaults } from '../../../permission-templates/index.ts'

export type BeginCompany = Running['beginCompany']

export type CompanyFacts = {
  name: string
  country: Country
  trade: Trade
  timezone: string
  language: Locale
  trialDays: number | null
}

type FirstManager = { first_name: string; last_name: string; email: string }

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'company'

/** Two that begin at once do not take the same. */
async function freeSlug(db: Db, name: string): Promise<string> {
  await db.run(sql`select pg_advisory_xact_lock(hashtext('company slug'))`)
  const begin = plain(name)
  const rows = await db.many(
    { slug: 'string' },
    sql`select slug from company where slug = ${begin} or slug like ${`${begin}-%`}`,
  )
  const taken = new Set(rows.map(({ slug }) => slug))
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? begin : `${begin}-${n}`
    if (!taken.has(slug)) return slug
  }
}

async function insertCompany(db: Db, facts: CompanyFacts): Promise<string> {
  const id = newId()
  const { name, country, trade, timezone, language, trialDays } = facts
  const slug = await freeSlug(db, name)
  await enterCompany(db, id)
  await db.run(sql`
    insert into company (id, name, slug, country, timezone, locale, trade, trial_ends_on)
    values (${id}, ${name}, ${slug}, ${country}, ${timezone}, ${language}, ${trade},
      (now() at time zone ${timezone})::date + ${trialDays}::integer)`)
  return id
}

/** The templates as the provider has edited them; answers that of managers. */
async function insertTemplates(
  db: Db,
  defaults: Awaited<ReturnType<typeof findDefaults>>,
): Promise<string> {
  const ids = defaults.map(() => newId())
  for (const [n, { name, baseRole, grants, edition }] of defaults.entries())
    await db.run(sql`
      insert into permission_template (company_id, id, name, base_role, grants, is_default, begun_edition)
      values (current_company(), ${ids[n]}, ${name}, ${baseRole}, ${grants}, true, ${edition})`)
  const managers = ids[defaults.findIndex(({ baseRole }) => baseRole === 1)]
  if (managers === undefined) throw new Error('No template is for managers.')
  return managers
}

async function insertManager(
  db: Db,
  { first_name, last_name, email }: FirstManager,
  { language, template }: { language: Locale; template: string },
): Promise<string> {
  const id = newId()
  await db.run(sql`
    insert into person (company_id, id, name, first_name, last_name, email, language)
    values (current_company(), ${id}, '', ${first_name}, ${last_name}, ${email}, ${language})`)
  await db.run(sql`
    insert into account (company_id, id, person, kind, role_id, first_name, last_name, locale, permission_template_id)
    values (current_company(), ${id}, ${id}, 'staff', 1, ${first_name}, ${last_name}, ${language}, ${template})`)
  return id
}

/** Said in the role of the gate. Afterwards the transaction is of the new company; answers it and its manager. */
export async function makeCompany(
  { db, exchange }: Pick<Context, 'db' | 'exchange'>,
  begin: BeginCompany,
  { facts, manager }: { facts: CompanyFacts; manager: FirstManager },
): Promise<{ company: string; manager: string }> {
  const company = await insertCompany(db, facts)
  const { language, country, trade } = facts
  const defaults = await findDefaults(db)
  const id = await db.as('app', async () => {
    const template = await insertTemplates(db, defaults)
    const made = await insertManager(db, manager, { language, template })
    const context: Context = {
      ...{ db, exchange },
      can: () => true,
      session: {
        ...{
          id: company,
          audience: 'staff',
          loginId: '',
          accountId: undefined,
          roleId: 1,
          name: '',
        },
        ...{ companyId: company, suspended: false, byToken: false, scope: 'company' },
        ...{ grants: new Set(), modulesOff: [], closed: new Set(), seenBy: undefined },
      },
    }
    await begin({ context, language, country, trade })
    await db.run(
      sql`select log_event('create', 'company', ${company}, ${JSON.stringify({ name: facts.name })}::jsonb)`,
    )
    return made
  })
  return { company, manager: id }
}
