// The submissions of the demo company: submitted, signed and reviewed over the time before today.
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { DemoSize } from '../../../../manifest/feature.server.ts'
import { idOf } from '../../../../register/server/fill.ts'
import type { Signer } from '../../revisions/server/signature-places.ts'
import { chosenSubjects, eachOf } from '../../subjects/subjects.ts'
import { answersTo } from './answers-to.ts'
import { type DemoCompany, named, readDemoCompany } from './demo-company.store.ts'
import { dueOnWorkingDays, followMending } from './demo-deficiencies.store.ts'
import { beginDrafts } from './demo-drafts.store.ts'
import { numberByYear } from './demo-numbers.store.ts'
import { insertPhotos } from './demo-photos.store.ts'
import { type DemoSubmission, earlierHistory, historyOf } from './history.ts'
import { joinedBy } from './joined.store.ts'
import { instantOf, later, momentNow } from './moments.ts'
import { stageAfter, writeSteps } from './steps.store.ts'
import { type Contexts, type PastSubmission, revisePast, submitPast } from './submit-past.ts'
import { tellInDemo } from './told-in-demo.store.ts'

type Person = { id: string; name: string }
type Ground = { db: Db; seed: string; company: DemoCompany; contexts: Contexts; versions: Versions }
/** The present version of each form. */
type Versions = ReadonlyMap<string, string>

const actAs = (db: Db, { id, name }: Person) =>
  db.run(
    sql`select set_config('app.actor_id', ${id}, true), set_config('app.actor_name', ${name}, true)`,
  )

const accountIn =
  ({ people }: DemoCompany) =>
  (name: string): string | null =>
    people.find((one) => one.name === name)?.id ?? null

async function versionsOf(db: Db): Promise<Versions> {
  const rows = await db.many(
    { form: 'string', version: 'string' },
    sql`
    select f.id as form, v.id as version from forms f
    join form_version v on v.company_id = f.company_id and v.form = f.id and v.n = f.current_version
    where f.company_id = current_company()`,
  )
  return new Map(rows.map(({ form, version }) => [form, version]))
}

function signersOf({ signers }: DemoSubmission, company: DemoCompany): Signer[] {
  const account = accountIn(company)
  return signers.map(({ role, name, guest }) =>
    guest === true
      ? { role, account: null, name, email: null }
      : { role, account: account(name), name: null, email: null },
  )
}

async function submit(ground: Ground, one: DemoSubmission, n: number, joins: boolean) {
  const { db, seed, company, contexts, versions } = ground
  const by = named(company.people, one.by)
  const version = versions.get(idOf(seed, 'forms', one.form))
  if (version === undefined) throw new Error(`The demo has not taken ${one.form}.`)
  const joined = joins ? await joinedBy(db, one) : undefined
  const { photos, ...answered } = await answersTo(ground, one, version, n, joined?.says)
  await actAs(db, by)
  const id = idOf(seed, 'submissions', String(n))
  const past: PastSubmission = {
    id,
    version,
    ...answered,
    by,
    files: await insertPhotos(db, by.id, photos),
    about: {
      ...eachOf(chosenSubjects, () => null),
      location: one.place === undefined ? null : named(company.places, one.place).id,
      asset: one.asset === undefined ? null : named(company.assets, one.asset).id,
      incident: joined?.id ?? null,
    },
    day: one.day,
    startedAt: instantOf(one.started),
    submittedAt: instantOf(one.sent),
    receivedAt: instantOf(one.sent),
  }
  const { steps } = one
  const { hash, places } = await submitPast(db, contexts, {
    ...past,
    signers: signersOf(one, company),
    stageOf: (needed) => stageAfter(steps, needed),
  })
  const revised = steps.find(({ kind }) => kind === 'revised')
  const hashes = [hash]
  if (revised !== undefined) {
    const { at, reason = '' } = revised
    const moment = instantOf(at)
    hashes.push(
      await revisePast(db, contexts, {
        ...past,
        day: at.slice(0, 10),
        startedAt: instantOf(later(at, -4)),
        submittedAt: moment,
        receivedAt: moment,
        reason,
      }),
    )
  }
  return { id, steps, places, hashes, accountOf: accountIn(company), failed: one.failed }
}

/** For the company that the transaction is set to; its forms, places and people must be there. */
export async function submitForDemo(db: Db, seed: string, size: DemoSize): Promise<void> {
  const company = await readDemoCompany(db)
  const ground = { db, seed, company, contexts: new Map(), versions: await versionsOf(db) }
  const written = []
  const history = historyOf(size, momentNow())
  const joins = history.findLast(({ form }) => form === 'incident-report')
  const earlier = size === 'whole' ? earlierHistory(momentNow()) : []
  for (const [n, one] of [...history, ...earlier].entries()) {
    // The plans of an empty table read every row of the company; nothing else tells the database within a transaction.
    if (n % 200 === 100) await db.run(sql`analyze submissions`)
    written.push(await submit(ground, one, n, one === joins))
  }
  await writeSteps(db, written)
  await followMending(db, company, written)
  await numberByYear(db)
  if (size === 'whole') {
    await dueOnWorkingDays(db)
    await beginDrafts(ground, history, momentNow())
  }
  await tellInDemo(db)
  await db.run(
    sql`select set_config('app.actor_id', '', true), set_config('app.actor_name', '', true)`,
  )
}
