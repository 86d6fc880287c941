// The submissions of the demo company: submitted, signed and reviewed over the months before today.
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { newId } from '../../../../kit/ids.ts'
import { idOf } from '../../../../register/server/fill.ts'
import { definitionOf } from '../../content/server/versions.ts'
import type { ReviewStepRow } from '../../review/server/review.store.ts'
import { statementOf } from '../../signing/statements.ts'
import { restage } from '../../stages/server/stage.ts'
import { chosenSubjects, eachOf } from '../../subjects/subjects.ts'
import { dice, filled, type Scene, strokesOf } from '../answers.ts'
import { type DemoSubmission, demoReasons, submissionsDemo } from '../submissions.demo.ts'
import { type DemoCompany, named, readDemoCompany } from './demo-company.store.ts'
import { resolveDeficiencies } from './demo-deficiencies.store.ts'
import { insertPhotos, type SentPhoto } from './demo-photos.store.ts'
import { revisePast, submitPast } from './submit-past.ts'
import { tellInDemo } from './told-in-demo.store.ts'

type Person = { id: string; name: string }

const minute = 60_000
const later = (instant: string, minutes: number) =>
  new Date(Math.min(Date.parse(instant) + minutes * minute, Date.now())).toISOString()

const actAs = (db: Db, { id, name }: Person) =>
  db.run(
    sql`select set_config('app.actor_id', ${id}, true), set_config('app.actor_name', ${name}, true)`,
  )

const reasonOf = (kind: keyof typeof demoReasons, n: number): string =>
  demoReasons[kind][n % demoReasons[kind].length] ?? ''

/** Signs at the first so many places that wait, as those who are asked. */
async function signAt(db: Db, id: string, at: string, most: number): Promise<void> {
  const places = await db.many(
    {
      id: 'string',
      role: 'string',
      account: 'string?',
      name: 'string',
      revision: 'number',
      hash: 'string',
    },
    sql`
    select p.id, p.role, p.account, s.revision, r.hash, coalesce(p.name,
      (select concat_ws(' ', a.first_name, a.last_name) from account a
        where a.company_id = p.company_id and a.id = p.account)) as name
    from signature_place p
    join submissions s on s.company_id = p.company_id and s.id = p.submission
    join submission_revision r on r.company_id = s.company_id and r.submission = s.id and r.n = s.revision
    where p.company_id = current_company() and p.submission = ${id}
    order by p.position limit ${most}`,
  )
  for (const [n, place] of places.entries()) {
    const moment = later(at, n + 1)
    await db.run(sql`
      insert into signature (company_id, id, submission, place, revision, document_hash, role, signer,
        signer_name, method, strokes, statement, statement_lang, signed_at, received_at)
      values (current_company(), ${newId()}, ${id}, ${place.id}, ${place.revision}, ${place.hash},
        ${place.role}, ${place.account}, ${place.name}, 'drawn', ${JSON.stringify(strokesOf(place.name))},
        ${statementOf(place.role, 'en')}, 'en', ${moment}, ${moment})`)
    await db.run(sql`
      insert into submission_event (company_id, submission, kind, revision, at, by, by_name)
      values (current_company(), ${id}, 'signed', ${place.revision}, ${moment}, ${place.account}, ${place.name})`)
  }
  if (places.length > 0) await restage(db, id)
}

type Sent = {
  id: string
  at: string
  by: Person
  version: string
  answers: Record<string, unknown>
  files: SentPhoto[]
}

const signersOf = (company: DemoCompany, by: Person, n: number) => {
  const crew = company.people.filter(({ id }) => id !== by.id)
  const at = (step: number) => crew[(n + step) % crew.length]?.id ?? null
  return [
    { role: 'attendee' as const, account: at(0), name: null, email: null },
    { role: 'attendee' as const, account: at(1), name: null, email: null },
    { role: 'attendee' as const, account: null, name: 'Pete Ironside', email: null },
    {
      role: 'supervisor' as const,
      account: named(company.people, 'Luc Tremblay').id,
      name: null,
      email: null,
    },
    { role: 'manager' as const, account: company.manager.id, name: null, email: null },
  ]
}

/** A project is called as its site; what happens elsewhere is done for the tower. */
const projectAt = ({ projects }: DemoCompany, place: string) =>
  projects.find(({ name }) => name === place) ?? named(projects, 'Harbour Point tower')

async function send(
  db: Db,
  seed: string,
  company: DemoCompany,
  one: DemoSubmission,
  n: number,
): Promise<Sent> {
  const by = named(company.people, one.by)
  const form = idOf(seed, 'forms', one.form)
  const { version, moment, day, time } = await company.moment(form, one)
  const location = named(company.places, one.place).id
  const asset = one.asset === undefined ? undefined : named(company.assets, one.asset)
  const photos: string[] = []
  const scene: Scene = {
    roll: dice(n * 7919 + 17),
    day,
    time,
    fails: one.fails,
    me: by,
    people: company.people,
    project: projectAt(company, one.place).id,
    location,
    asset: asset && { assetType: asset.asset_type, assets: [asset.id] },
    incident: company.incident,
    photo() {
      const photo = newId()
      photos.push(photo)
      return photo
    },
  }
  const answers = filled(await definitionOf(db, version), scene)
  const id = idOf(seed, 'submissions', String(n))
  await actAs(db, by)
  const files = await insertPhotos(db, by.id, photos)
  await submitPast(db, {
    id,
    version,
    answers,
    files,
    by,
    startedAt: later(moment, -(6 + (n % 19))),
    submittedAt: moment,
    receivedAt: later(moment, 1),
    about: { ...eachOf(chosenSubjects, () => null), location, asset: asset?.id ?? null },
    signers: signersOf(company, by, n),
  })
  return { id, at: moment, by, version, answers, files }
}

/** What was corrected on the next morning. */
async function correct(db: Db, sent: Sent, n: number): Promise<void> {
  const moment = later(sent.at, 18 * 60)
  await revisePast(db, {
    ...sent,
    startedAt: later(moment, -4),
    submittedAt: moment,
    receivedAt: later(moment, 1),
    reason: reasonOf('corrected', n),
  })
}

async function follow(
  db: Db,
  company: DemoCompany,
  one: DemoSubmission,
  sent: Sent,
  n: number,
): Promise<void> {
  const { id, at } = sent
  const all = 300
  const step = async (
    kind: ReviewStepRow['kind'],
    reason: string | null,
    minutes: number,
    revision = 1,
  ) => {
    await actAs(db, company.manager)
    const by = company.manager.id
    await db.run(sql`
      insert into submission_event (company_id, submission, kind, revision, reason, at, by)
      values (current_company(), ${id}, ${kind}, ${revision}, ${reason}, ${later(at, minutes)}, ${by})`)
    await restage(db, id)
  }
  const { fate } = one
  if (fate === 'unsigned') return
  await signAt(db, id, at, fate === 'partly' ? 1 : all)
  if (fate === 'corrected') {
    await correct(db, sent, n)
    await signAt(db, id, later(at, 18 * 60 + 2), n % 2 === 0 ? all : 1)
  }
  if (fate === 'returned') await step('returned', reasonOf('returned', n), 300)
  if (fate === 'void') await step('voided', reasonOf('void', n), 400)
  if (fate === 'reviewed' || fate === 'closed') await step('approved', null, 24 * 60)
  if (fate === 'closed' && one.fails === 0) await step('closed', null, 30 * 60)
}

/** For the company that the transaction is set to; its forms, places and people must be there. */
export async function submitForDemo(db: Db, seed: string): Promise<void> {
  const company = await readDemoCompany(db)
  for (const [n, one] of submissionsDemo.entries()) {
    const sent = await send(db, seed, company, one, n)
    await follow(db, company, one, sent, n)
  }
  await resolveDeficiencies(db, company)
  await tellInDemo(db)
  await db.run(
    sql`select set_config('app.actor_id', '', true), set_config('app.actor_name', '', true)`,
  )
}
