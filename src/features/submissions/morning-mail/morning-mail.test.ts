import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dbTest } from '../../../../tests/database.ts'
import { makeAccount } from '../../../../tests/factories.ts'
import { written } from '../../../../tests/mails/written.ts'
import { nextMorning } from '../../../access/server/mornings.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { MorningSection } from '../../../manifest/morning.ts'
import { noticeKind } from '../../../manifest/notice.ts'
import { noExits } from '../../notices/leaving/exits.ts'
import { morningMail } from '../../notices/notice-mail.ts'
import { writeMorning } from '../../notices/server/morning.job.ts'
import { digestsOf, sectionsOf } from './digest.ts'
import { tellOfSignatures } from './tell-signatures.server.ts'
import { type WaitingSignature, waitingPlaces } from './waiting-signatures.store.ts'

const publicUrl = 'https://safety.test'
const morningOf = (
  sections: readonly MorningSection[],
  name: string,
  lang: 'en' | 'fr',
  address: string,
) => written(morningMail, { notices: [], sections, name, publicUrl: address, exits: noExits }, lang)
const morning = (db: Db, at: string, working = true) =>
  writeMorning(db, {
    now: new Date(at),
    working,
    publicUrl,
    kinds: [],
    tellers: [tellOfSignatures],
  })

const one = async <Row>(db: Db, query: ReturnType<typeof sql>): Promise<Row> => {
  const row = await db.maybe<Row>(query)
  assert.ok(row)
  return row
}

type Given = { on: string; stage?: string; account: string | null; location?: string | null }

/** A submission with one place to sign at, as the tables hold it. */
async function waits(db: Db, { on, stage = 'unsigned', account, location = null }: Given) {
  const category = await one<{ id: string }>(
    db,
    sql`insert into form_categories (company_id, name) values (current_company(), new_id()::text) returning id`,
  )
  const form = await one<{ id: string }>(
    db,
    sql`insert into forms (company_id, title, category, kind, signature_policy, retention)
      values (current_company(), 'Weekly inspection', ${category.id}, 'inspection', 'submitter', 'seven_years') returning id`,
  )
  const submission = await one<{ id: string; number: string }>(
    db,
    sql`insert into submissions (company_id, number, title, form, stage, location, source, submitted_at, submitted_on, signatures_needed)
      values (current_company(), next_number('SUB'), 'Weekly inspection', ${form.id}, ${stage}, ${location}, 'web',
        ${`${on}T15:00:00Z`}, ${on}, 1) returning id, number`,
  )
  const place = await one<{ id: string }>(
    db,
    sql`insert into signature_place (company_id, submission, position, role, account)
      values (current_company(), ${submission.id}, 1, 'submitter', ${account}) returning id`,
  )
  return { ...submission, place: place.id }
}

const morningAfter = async (db: Db, at: string) =>
  (await nextMorning(db, new Date(at), { working: true })).toISOString()

dbTest(
  'the next morning is 07:00 of a working day where the company is, across both clock changes',
  async ({ db }) => {
    // Toronto: UTC-5 in winter, UTC-4 in summer.
    assert.equal(await morningAfter(db, '2026-11-18T15:00:00Z'), '2026-11-19T12:00:00.000Z')
    assert.equal(await morningAfter(db, '2026-11-18T11:59:00Z'), '2026-11-18T12:00:00.000Z')
    assert.equal(await morningAfter(db, '2026-11-18T12:00:00Z'), '2026-11-19T12:00:00.000Z')
    assert.equal(await morningAfter(db, '2026-11-20T20:00:00Z'), '2026-11-23T12:00:00.000Z')
    assert.equal(await morningAfter(db, '2026-10-30T20:00:00Z'), '2026-11-02T12:00:00.000Z')
    assert.equal(await morningAfter(db, '2026-03-06T20:00:00Z'), '2026-03-09T11:00:00.000Z')
  },
)

dbTest(
  'what waits is what was submitted before today and nobody has signed',
  async ({ db, company, asOwner }) => {
    const person = await asOwner(() => makeAccount(db, company.id))
    const waiting = await waits(db, { on: '2026-11-17', account: person.id })
    await waits(db, { on: '2026-11-20', account: person.id })
    await waits(db, { on: '2026-11-17', account: person.id, stage: 'void' })
    const given = await waits(db, { on: '2026-11-16', account: person.id, stage: 'partly_signed' })
    await db.run(sql`
    insert into signature (company_id, submission, place, revision, document_hash, role, signer, signer_name,
      method, statement, statement_lang, signed_at)
    values (current_company(), ${given.id}, ${given.place}, 1, '', 'submitter', ${person.id}, 'Ada', 'typed', 'I agree.', 'en', now())`)
    const found = await waitingPlaces(db, new Date('2026-11-20T12:00:00Z'))
    assert.deepEqual(
      found.map(({ number, account, days }) => [number, account, days]),
      [[waiting.number, person.id, 3]],
    )
  },
)

dbTest(
  'the supervisor told is the project’s, or else who answers for the place or the nearest above',
  async ({ db, company, asOwner }) => {
    const [worker, foreman, lead, gone] = await asOwner(() =>
      Promise.all([1, 2, 3, 4].map(() => makeAccount(db, company.id))),
    )
    assert.ok(worker && foreman && lead && gone)
    await asOwner(() =>
      db.run(sql`update account set deactivated_at = now() where id = ${gone.id}`),
    )
    const place = (parent: string | null, responsible: string | null) =>
      one<{ id: string }>(
        db,
        sql`insert into locations (company_id, name, kind, parent, responsible)
          values (current_company(), new_id()::text, 'site', ${parent}, ${responsible}) returning id`,
      )
    const project = (supervisor: string | null) =>
      one<{ id: string }>(
        db,
        sql`insert into projects (company_id, name, number, status, role_of_company, start_date, supervisor)
          values (current_company(), 'East', new_id()::text, 'active', 'constructor', '2026-01-05',
            ${supervisor}) returning id`,
      )
    const site = await place(null, foreman.id)
    const floor = await place(site.id, null)
    const room = await place(floor.id, worker.id)
    const told = async (location: string | null, of: string | null) => {
      const { id } = await waits(db, { on: '2026-11-17', account: worker.id, location })
      await db.run(sql`update submissions set project = ${of} where id = ${id}`)
      const found = await waitingPlaces(db, new Date('2026-11-20T12:00:00Z'))
      return found.find(({ submission }) => submission === id)?.supervisor
    }
    const led = (await project(lead.id)).id
    assert.equal(await told(null, led), lead.id)
    assert.equal(await told(floor.id, led), lead.id)
    assert.equal(await told(floor.id, (await project(gone.id)).id), foreman.id)
    assert.equal(await told(floor.id, null), foreman.id)
    // Nobody gets a mail about themselves: it goes to their supervisor.
    assert.equal(await told(room.id, null), foreman.id)
    assert.equal(await told(null, null), null)
  },
)

const waitingFor = (days: number, more: Partial<WaitingSignature> = {}): WaitingSignature => ({
  submission: `s${days}`,
  number: `SUB-2026-000${days}`,
  title: 'Weekly inspection',
  account: 'worker',
  supervisor: 'super',
  days,
  ...more,
})

test('the supervisor is told after two working days, the managers after five, each of a thing once', () => {
  const digests = digestsOf(
    [1, 2, 5].map((days) => waitingFor(days)),
    ['boss', 'super'],
  )
  const numbers = (who: string, part: 'own' | 'supervised' | 'company') =>
    digests.get(who)?.[part].map(({ days }) => days)
  assert.deepEqual(numbers('worker', 'own'), [1, 2, 5])
  assert.deepEqual(numbers('super', 'supervised'), [2, 5])
  assert.deepEqual(numbers('super', 'company'), [])
  assert.deepEqual(numbers('boss', 'company'), [5])
  assert.equal(digestsOf([waitingFor(1, { account: null, supervisor: null })], []).size, 0)
})

test('the mail names each with its link, in the person’s language', () => {
  const digest = digestsOf([waitingFor(3)], []).get('worker')
  assert.ok(digest)
  const sections = sectionsOf(digest, 'fr', 'https://safety.test')
  const { subject, text } = morningOf(sections, 'Luc', 'fr', publicUrl)
  assert.equal(subject, 'Des signatures sont attendues\u00a0: 1')
  assert.match(text, /^Bonjour Luc,/)
  assert.match(
    text,
    /SUB-2026-0003 Weekly inspection \(jours ouvrables\s: 3\)\n {2}https:\/\/safety\.test\/dashboard\/submissions\/edit\/s3/,
  )
})

dbTest('each person gets one mail, who has left none', async ({ db, company, asOwner }) => {
  const [ada, gone] = await asOwner(async () => [
    await makeAccount(db, company.id),
    await makeAccount(db, company.id),
  ])
  assert.ok(ada && gone)
  await asOwner(() =>
    db.run(sql`update account set deactivated_at = now(), role_id = 3 where id = ${gone.id}`),
  )
  await asOwner(() => db.run(sql`update account set role_id = 3 where id = ${ada.id}`))
  for (const on of ['2026-11-17', '2026-11-18']) await waits(db, { on, account: ada.id })
  await waits(db, { on: '2026-11-18', account: gone.id })
  await morning(db, '2026-11-20T12:00:00Z')
  const mails = await asOwner(() =>
    db.many<{ recipient: string; subject: string }>(
      sql`select recipient, subject from mail where recipient in (${ada.email}, ${gone.email})`,
    ),
  )
  assert.deepEqual(mails, [{ recipient: ada.email, subject: 'Signatures are waiting: 2' }])
})

dbTest('managers are told once of answers that were copied', async ({ db, company, asOwner }) => {
  const [boss, worker] = await asOwner(async () => [
    await makeAccount(db, company.id),
    await makeAccount(db, company.id),
  ])
  assert.ok(boss && worker)
  await asOwner(() => db.run(sql`update account set role_id = 3 where id = ${worker.id}`))
  const found = await waits(db, { on: '2026-11-18', account: null, stage: 'signed' })
  const gone = await waits(db, { on: '2026-11-18', account: null, stage: 'void' })
  for (const { id } of [found, gone])
    await db.run(sql`
      insert into submission_event (company_id, submission, kind, revision)
      values (current_company(), ${id}, 'copied', 1)`)
  for (const at of ['2026-11-19T12:00:00Z', '2026-11-20T12:00:00Z']) await morning(db, at)
  const mails = await asOwner(() =>
    db.many<{ recipient: string; subject: string; text: string }>(
      sql`select recipient, subject, text from mail where recipient in (${boss.email}, ${worker.email})`,
    ),
  )
  assert.deepEqual(
    mails.map(({ recipient, subject }) => [recipient, subject]),
    [[boss.email, 'Answers that look copied: 1']],
  )
  assert.ok(mails[0]?.text.includes(found.number))
})

test('all that a person is told in a morning is one mail, each matter with why it is told', () => {
  const digest = digestsOf([waitingFor(3)], []).get('worker')
  assert.ok(digest)
  const words = { kind: 'Forms', says: 'Forms: {count}', why: 'You are asked.', act: 'Open' }
  const kind = noticeKind({
    name: 'forms',
    facts: { count: 'text' },
    path: '/there',
    mail: 'morning',
    words: { en: words, fr: words, es: words },
  })
  const other = { kind, count: 1, lists: [{ lead: 'These:', items: [{ says: 'A form' }] }] }
  const sections = [...sectionsOf(digest, 'en', publicUrl), other]
  const { subject, text } = morningOf(sections, 'Ada', 'en', publicUrl)
  assert.equal(subject, 'Signatures are waiting: 1 · Forms: 1')
  assert.match(text, /^Good morning Ada,\n\nWaiting for your signature:\n- SUB/)
  assert.match(text, /while signatures are missing\.\n\nThese:\n- A form\n\nYou are asked\.\n/)
})
