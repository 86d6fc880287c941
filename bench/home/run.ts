// The home screen with a year of the reference customer: each call of its widgets, all asked at once as a browser
// does, for a superintendent with projects of their own and for a manager who looks at all. Budget: 300 ms, the
// 95th percentile of the rounds.
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { fillScale, scales } from '../../demo/scale/fill-scale.ts'
import { hashToken } from '../../src/access/server/gate.ts'
import { startServer } from '../../src/app/server.ts'
import { daysFromNow } from '../../src/kit/day.ts'
import { openDatabase } from '../../src/kit/db/server/database.ts'
import { startEmbedded } from '../../src/kit/db/server/embedded/start-embedded.ts'
import { migrate } from '../../src/kit/db/server/migrate.ts'
import { prepareJobs } from '../../src/kit/jobs/server/worker.ts'
import { silentLog } from '../../src/kit/log/log.server.ts'
import { serverOptions } from '../../tests/server-options.ts'

const rounds = Number(process.env.ROUNDS ?? 60)
const budget = 300

const calls = [
  'home-layout',
  'my-work',
  'incident-clocks',
  'deficiency-ageing',
  'expected-today',
  'project-compliance',
  'submissions?state=active&filter[stage]=unsigned&filter[stage]=partly_signed&sort=submitted_at&per_page=4',
  'submissions?state=active&sort=-submitted_at&per_page=5',
]

/** What the open projects expect: of each the four forms that come in most, each working day. */
const plans = `
  insert into project_forms (company_id, project, form, frequency, weekdays, due_time, starts_on)
  select p.company_id, p.id, f.form, 'daily', '{1,2,3,4,5}', '15:00', p.start_date
  from projects p join company c on c.id = p.company_id and c.slug = 'northgate'
  cross join (select s.form from submissions s where s.project is not null
    group by s.form order by count(*) desc limit 4) f
  where p.completed_at is null and p.archived_at is null
    and not exists (select from project_forms l where l.company_id = p.company_id
      and l.project = p.id and l.form = f.form)`

/** Somebody of the filled company, signed in: a superintendent, or one of the office as a manager without a project. */
async function enter(client: pg.Client, email: string, asManager: boolean): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  if (asManager)
    await client.query(
      `update account a set role_id = 1, permission_template_id = t.id
       from permission_template t, login l
       where l.email = $1 and a.login_id = l.id and t.company_id = a.company_id
         and t.base_role = '1' and t.is_default`,
      [email],
    )
  await client.query(
    `insert into session (token_hash, login_id, company_id, account_id, audience)
     select $1, l.id, a.company_id, a.id, 'staff' from login l join account a on a.login_id = l.id
     where l.email = $2`,
    [hashToken(token), email],
  )
  return token
}

const folder = mkdtempSync(join(tmpdir(), 'plumbline-bench-'))
// As root, PostgreSQL runs as another user, who must get in.
chmodSync(folder, 0o711)
const embedded = await startEmbedded({ dataDir: join(folder, 'database'), log: () => undefined })
let over = 0
try {
  await migrate(embedded.connection)
  await prepareJobs(embedded.connection)
  const database = openDatabase(embedded.connection, (error) => {
    throw error
  })
  await fillScale(database, { days: scales.year, lastDay: daysFromNow(-1) }, console.log)
  await database.close()
  const client = new pg.Client(embedded.connection)
  await client.connect()
  await client.query(plans)
  // Nobody measures the log of this filling, and to seal it would go on beside everything.
  await client.query('truncate change_unsealed')
  const people = {
    'a superintendent': await enter(client, 'worker061@northgate.test', false),
    'a manager of all': await enter(client, 'worker100@northgate.test', true),
  }
  const server = await startServer(
    serverOptions({
      connection: embedded.connection,
      filesFolder: join(folder, 'files'),
      log: silentLog,
    }),
  )
  // A start after such a filling has work that a day never has: it is let finish first.
  const wordless = `select count(*) from submissions s where not exists (
    select from submission_words w where w.company_id = s.company_id and w.submission = s.id)`
  while ((await client.query(wordless)).rows[0].count !== '0') await setTimeout(1000)
  await client.query('vacuum analyze')
  await client.end()
  const timed = async (path: string, token: string) => {
    const began = performance.now()
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/dashboard/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const text = await answer.text()
    if (!answer.ok && answer.status !== 403) throw new Error(`${path}: ${text}`)
    return { ms: performance.now() - began, size: text.length }
  }
  const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(9)
  for (const [who, token] of Object.entries(people)) {
    console.log(`\n${who.padEnd(40)}   median      95th   budget   letters`)
    const taken = new Map<string, number[]>()
    const sizes = new Map<string, number>()
    for (let round = 0; round < rounds + 3; round += 1) {
      const answers = await Promise.all(calls.map((path) => timed(path, token)))
      for (const [at, path] of calls.entries()) {
        const answer = answers[at]
        if (answer === undefined || round < 3) continue
        taken.set(path, [...(taken.get(path) ?? []), answer.ms])
        sizes.set(path, answer.size)
      }
    }
    for (const [path, each] of taken) {
      const sorted = each.toSorted((a, b) => a - b)
      const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
      const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
      if (p95 > budget) over += 1
      console.log(
        `${path.slice(0, 40).padEnd(40)}${ms(middle)}${ms(p95)}${ms(budget)}${String(sizes.get(path)).padStart(10)}${p95 > budget ? '  over budget' : ''}`,
      )
    }
  }
  await server.stop()
} finally {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = over === 0 ? 0 : 1
