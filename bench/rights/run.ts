// Rights at five thousand people of one company: what one of them may do, as the gate asks it and as the screen
// tells it with since when, the list of templates, the people on one, and the preview of a move. The gate has
// 5 ms for it, the median of the rounds; the others have 100 ms.
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { defaultTemplates } from '../../src/access/default-templates.ts'
import { grantsOfAccount, hashToken } from '../../src/access/server/gate.ts'
import { startServer } from '../../src/app/server.ts'
import { openDatabase } from '../../src/kit/db/server/database.ts'
import { startEmbedded } from '../../src/kit/db/server/embedded/start-embedded.ts'
import { migrate } from '../../src/kit/db/server/migrate.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { silentLog } from '../../src/kit/log/log.server.ts'
import { serverOptions } from '../../tests/server-options.ts'

const people = Number(process.env.PEOPLE ?? 5000)
const rounds = Number(process.env.ROUNDS ?? 101)
const templates = 12
/** Changes that the log holds of each template, and of the person who is asked about. */
const past = 200

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** A company on twelve templates, whose manager is signed in; the log tells of many changes. */
async function fill(connection: pg.ClientConfig, token: string) {
  const client = new pg.Client(connection)
  await client.connect()
  const ask = async (text: string, values: unknown[] = []) =>
    (await client.query(text, values)).rows
  await ask('set session_replication_role = replica')
  const [company] = await ask(
    "insert into company (name, slug) values ('Bench', 'bench') returning id",
  )
  const [manager, user] = defaultTemplates
  await ask(
    `insert into permission_template (company_id, name, base_role, grants)
     select $1, 'Template ' || n, case n when 1 then '1' else '3' end,
       case n when 1 then $2::text[] else $3::text[] end from generate_series(1, $4::int) n`,
    [company.id, manager?.grants, user?.grants, templates],
  )
  await ask(
    `with of as (select id, base_role, row_number() over (order by base_role, id) - 1 as n
       from permission_template where company_id = $1),
     made as (insert into login (email) select 'p' || n || '@example.test'
       from generate_series(1, $2::int) n returning id, email),
     people as (insert into person (company_id, id, name, first_name, last_name, email, language)
       select $1, id, 'Person ' || email, 'Person', email, email, 'en' from made)
     insert into account (company_id, id, person, login_id, kind, role_id, first_name, last_name,
       permission_template_id, extra_grants, denied_grants)
     select $1, l.id, l.id, l.id, 'staff', of.base_role::integer, 'Person', l.email, of.id,
       '{clients.edit}', '{hazards.view}'
     from (select *, row_number() over (order by email = 'p1@example.test' desc) as at from made) l
     join of on of.n = case l.at when 1 then 0 else 1 + l.at % ($3::int - 1) end`,
    [company.id, people, templates],
  )
  const [{ id: boss }] = await ask(
    'select id from account where company_id = $1 and role_id = 1 limit 1',
    [company.id],
  )
  const [one] = await ask(
    `select a.id, a.permission_template_id as template from account a
     where company_id = $1 and role_id = 3 order by id limit 1`,
    [company.id],
  )
  await ask(
    `insert into session (token_hash, login_id, company_id, account_id, audience)
     values ($1, $2, $3, $2, 'staff')`,
    [hashToken(token), boss, company.id],
  )
  await ask('set session_replication_role = default')
  await client.query('begin')
  for (const [subject, id] of [
    ['account', one.id],
    ['permission_template', one.template],
  ])
    await ask(
      `select append_change($1, 'update', $2, $3, '{"grants":[],"extra_grants":[]}',
         jsonb_build_object('grants', $4::text[], 'extra_grants', '{clients.edit}'::text[]))
       from generate_series(1, $5::int)`,
      [company.id, subject, id, user?.grants, past],
    )
  await client.query('commit')
  await ask('vacuum analyze')
  await client.end()
  return { company: String(company.id), one: String(one.id), template: String(one.template) }
}

const folder = mkdtempSync(join(tmpdir(), 'plumbline-bench-'))
// As root, PostgreSQL runs as another user, who must get in.
chmodSync(folder, 0o711)
const embedded = await startEmbedded({ dataDir: join(folder, 'database'), log: () => undefined })
let over = 0
try {
  await migrate(embedded.connection)
  const token = randomBytes(32).toString('base64url')
  const { company, one, template } = await fill(embedded.connection, token)
  const server = await startServer(
    serverOptions({
      connection: embedded.connection,
      filesFolder: join(folder, 'files'),
      log: silentLog,
    }),
  )
  // Where a call fails, that is said, and not that the database stops afterwards.
  const database = openDatabase(embedded.connection, () => undefined)
  const call = async (path: string, body?: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/dashboard/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(text)
  }
  const cases: [name: string, budget: number, work: () => Promise<unknown>][] = [
    [
      'what one person may do, as the gate asks',
      5,
      () =>
        database.transaction('app', async (db) => {
          await db.run(sql`select set_config('app.company_id', ${company}, true)`)
          return grantsOfAccount(db, one)
        }),
    ],
    ['the same with why and since when, over HTTP', 100, () => call(`users/${one}/rights`)],
    ['the list of templates', 100, () => call('roles-template')],
    ['the people on one', 100, () => call(`roles-template/${template}/accounts?search=p1`)],
    [
      'the preview of a move of all of them',
      100,
      () => call(`roles-template/${template}/moves/preview`, { from: template }),
    ],
  ]
  console.log(`${`rights at ${people} people`.padEnd(48)}    median   slowest   budget`)
  for (const [name, budget, work] of cases) {
    await work()
    const taken: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now()
      await work()
      taken.push(performance.now() - began)
    }
    const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(10)
    const slow = median(taken) > budget
    if (slow) over += 1
    console.log(
      `${name.padEnd(48)}${ms(median(taken))}${ms(Math.max(...taken))}${ms(budget)}${slow ? '  over budget' : ''}`,
    )
  }
  await database.close()
  await server.stop()
} finally {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = over === 0 ? 0 : 1
