// Who must sign by when, and whom that is said to on which day. All days are fixed.
import assert from 'node:assert/strict'
import { dbTest, type TestContext } from '../../../../tests/database.ts'
import { makeAccount } from '../../../../tests/factories.ts'
import { json } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { recomputeAudiences } from '../../audience/index.ts'
import { aFortnight, insertLink, sentAs } from '../links/link.store.ts'
import { mailLinks } from '../links/mail-links.job.ts'
import { askedOf, dueOf, isAddressed } from './asked.store.ts'
import { remindOfSignoffs } from './remind.store.ts'

async function published({ db, company, asOwner }: TestContext) {
  await db.run(sql`select set_config('app.source', 'job test', true)`)
  const person = async () => (await asOwner(() => makeAccount(db, company.id))).id
  const [supervisor, ana, ben] = [await person(), await person(), await person()]
  await db.run(sql`update person set supervisor = ${supervisor} where id in (${ana}, ${ben})`)
  const audience = [ana, ben].map((id) => ({
    out: false,
    kind: 'person',
    id,
    value: null,
    name: '',
  }))
  const made = await db.maybe(
    { id: 'string' },
    sql`
    with made as (insert into policies_categories (company_id, name)
      values (current_company(), 'Safety') returning id)
    insert into policies (company_id, title, category, audience, sign_days)
    select current_company(), 'Heights', id, ${JSON.stringify(audience)}, 10 from made returning id`,
  )
  const document = made?.id ?? ''
  await recomputeAudiences(db)
  await db.run(sql`update audience_member set since = '2026-01-01T12:00:00Z'`)
  const publish = async (number: number, at: string, signAgain = true) => {
    await db.run(sql`update document_version set state = 'superseded' where document = ${document}`)
    await db.run(sql`insert into document_version (company_id, document, number, state, content, hash,
        columns, row_hash, sign_again, published_at)
      values (current_company(), ${document}, ${number}, 'published', '{"title": "Heights"}',
        'hash', '{}', 'row', ${signAgain}, ${at})`)
  }
  const sign = (who: string, number: number) =>
    db.run(sql`insert into document_signoff (company_id, document, number, hash, person, name, given,
        statement, statement_lang, seconds)
      values (current_company(), ${document}, ${number}, 'hash', ${who}, 'Ada', '{}', 'I have', 'en', 60)`)
  return { document, supervisor, ana, ben, publish, sign }
}

const rosa = '018f0000-0000-7000-8000-00000000000a'

/** What notices handed to the job that mails links, the last first. */
const linksToMail = async ({ db, asOwner }: TestContext) =>
  (
    await asOwner(() =>
      db.many(
        { payload: json<Parameters<typeof mailLinks>[1]>() },
        sql`
        select j.payload::jsonb -> 'payload' as payload from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'mail-document-links' order by j.id desc limit 1`,
      ),
    )
  ).map(({ payload }) => payload)

const mailsTo = async ({ db, asOwner }: TestContext, address: string) =>
  (
    await asOwner(() =>
      db.many(
        { said: 'string' },
        sql`select subject || ' ' || text as said from mail where recipient = ${address} order by id`,
      ),
    )
  ).map(({ said }) => said)

const told = async (db: Db, account: string) =>
  (
    await db.many(
      { kind: 'string', event: 'string' },
      sql`select kind, event from notice where company_id = current_company() and account = ${account}
        order by id`,
    )
  ).map(({ kind, event }) =>
    kind === 'document-to-sign' ? event.split(' ').slice(1).join(' ') : event,
  )

dbTest('it is due some days after it is published, or after the person came', async (given) => {
  const { db } = given
  const { document, ana, ben, supervisor, publish } = await published(given)
  assert.deepEqual(await askedOf(db, ana, 5), [])
  assert.equal(await isAddressed(db, document, ana), false)
  // Late on March 2 in Toronto.
  await publish(1, '2026-03-03T03:00:00Z')
  assert.equal(await dueOf(db, document, ana), '2026-03-12')
  await db.run(sql`update audience_member set since = '2026-04-01T12:00:00Z' where person = ${ben}`)
  assert.equal(await dueOf(db, document, ben), '2026-04-11')
  assert.deepEqual(
    [await isAddressed(db, document, ana), await isAddressed(db, document, supervisor)],
    [true, false],
  )
  await db.run(sql`update policies set archived_at = now() where id = ${document}`)
  assert.deepEqual(await askedOf(db, ana, 5), [])
})

dbTest('a sign-off counts until a version is to be signed again', async (given) => {
  const { db } = given
  const { document, ana, publish, sign } = await published(given)
  const due = () => dueOf(db, document, ana)
  await publish(1, '2026-03-02T12:00:00Z')
  await sign(ana, 1)
  assert.equal(await due(), null)
  await publish(2, '2026-05-01T12:00:00Z', false)
  assert.equal(await due(), null)
  await publish(3, '2026-06-01T12:00:00Z')
  assert.equal(await due(), '2026-06-11')
  // Of a correction that need not be signed again, the day of the version before it counts.
  await publish(4, '2026-06-20T12:00:00Z', false)
  assert.equal(await due(), '2026-06-11')
  await sign(ana, 4)
  assert.equal(await due(), null)
})

dbTest('they are reminded at 0, 7 and 14 days, each once; who has signed is not', async (given) => {
  const { db } = given
  const { ana, ben, publish, sign } = await published(given)
  await publish(1, '2026-03-02T12:00:00Z')
  const onDay = async (day: string) => {
    await remindOfSignoffs(db, day)
    await remindOfSignoffs(db, day)
    return told(db, ana)
  }
  assert.deepEqual(await onDay('2026-03-01'), [])
  assert.deepEqual(await onDay('2026-03-02'), ['1 0'])
  assert.deepEqual(await onDay('2026-03-08'), ['1 0'])
  await sign(ben, 1)
  // The work of the seventh day was missed: it is made up for.
  assert.deepEqual(await onDay('2026-03-10'), ['1 0', '1 7'])
  assert.deepEqual(await onDay('2026-03-16'), ['1 0', '1 7', '1 14'])
  assert.deepEqual(await onDay('2026-04-16'), ['1 0', '1 7', '1 14'])
  assert.deepEqual(await told(db, ben), ['1 0'])
})

dbTest('after 14 days their supervisor is told, once a week, until they sign', async (given) => {
  const { db } = given
  const { supervisor, ana, ben, publish, sign } = await published(given)
  await publish(1, '2026-03-02T12:00:00Z')
  const onDay = async (day: string) => {
    await remindOfSignoffs(db, day)
    return told(db, supervisor)
  }
  assert.deepEqual(await onDay('2026-03-16'), [])
  const first = ['week of 2026-03-16']
  assert.deepEqual(await onDay('2026-03-17'), first)
  assert.deepEqual(await onDay('2026-03-20'), first)
  assert.deepEqual(await onDay('2026-03-23'), [...first, 'week of 2026-03-23'])
  await sign(ana, 1)
  await sign(ben, 1)
  assert.equal((await onDay('2026-03-30')).length, 2)
})

/** She has no account, and must sign the document. */
async function askRosa({ db, company, asOwner }: TestContext, document: string) {
  await asOwner(() =>
    db.run(sql`
      insert into person (company_id, id, name, first_name, last_name, email, language)
      values (${company.id}, ${rosa}, 'Rosa Díaz', 'Rosa', 'Díaz', 'rosa@example.test', 'es')`),
  )
  await db.run(sql`
    insert into audience_member (company_id, audience, person, because, since)
    values (current_company(), ${document}, ${rosa}, '{}', '2026-01-01T12:00:00Z')`)
}

dbTest('a link that somebody has just mailed is ended by no reminder', async (given) => {
  const { db } = given
  const { document, publish } = await published(given)
  await askRosa(given, document)
  await publish(1, '2026-03-02T12:00:00Z')
  const publicUrl = 'https://safety.test'
  const email = 'rosa@example.test'
  await insertLink(db, {
    ...{ document, person: rosa, lang: 'fr', email, publicUrl, lasts: aFortnight },
  })
  await mailLinks(db, { record: document, event: '1 0', people: [rosa] }, publicUrl)
  assert.deepEqual(await mailsTo(given, email), [])
  assert.equal((await sentAs(db, { document, person: rosa }))?.lang, 'fr')
})

dbTest('who has no account is mailed the link at 0, 7 and 14 days, each once', async (given) => {
  const { db } = given
  const { document, ana, publish, sign } = await published(given)
  await askRosa(given, document)
  await publish(1, '2026-03-02T12:00:00Z')
  /** What the notices of a day hand to the job, and what it mails. */
  const onDay = async (day: string) => {
    await remindOfSignoffs(db, day)
    for (const payload of await linksToMail(given)) {
      assert.deepEqual(payload.people, [rosa])
      await mailLinks(db, payload, 'https://safety.test')
      await mailLinks(db, payload, 'https://safety.test')
    }
    return mailsTo(given, 'rosa@example.test')
  }
  assert.deepEqual(await onDay('2026-03-01'), [])
  const [first, ...none] = await onDay('2026-03-02')
  assert.deepEqual(none, [])
  assert.match(first ?? '', /Por leer y firmar: Heights.*safety\.test\/document\/[\w-]{40,}/s)
  assert.equal((await onDay('2026-03-05')).length, 1)
  assert.equal((await onDay('2026-03-09')).length, 2)
  await sign(rosa, 1)
  assert.equal((await onDay('2026-03-16')).length, 2)
  assert.deepEqual(await told(db, ana), ['1 0', '1 7', '1 14'])
})
