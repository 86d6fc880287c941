import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Database, Db } from '../../src/kit/db/server/database.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { folderStore } from '../../src/kit/files/server/folder-store.ts'
import { startWorker } from '../../src/kit/jobs/server/worker.ts'
import { silentLog } from '../../src/kit/log/log.server.ts'
import { deliverMails } from '../../src/kit/mail/server/deliver.ts'
import { type Mail, sendMail } from '../../src/kit/mail/server/send-mail.ts'
import { dbTest, dbTestCommitted, type TestDatabase } from '../database.ts'
import { anyMail, plainBrand } from '../mails/written.ts'
import { until } from '../until.ts'

const from = 'no-reply@plumbline.test'
const welcome: Sent = {
  ...{ to: 'ada@example.test', lang: 'fr', brand: plainBrand },
  ...{ subject: 'Bienvenue à bord', says: 'Bonjour.' },
}

type Sent = Mail & { subject: string; says: string; answers?: string }
const send = (db: Db, { subject, says, answers, ...mail }: Sent) =>
  sendMail(db, anyMail, { subject, says, ...(answers !== undefined && { answers }) }, mail)

/** A mail server that keeps what it is given, after what `answer` says to the recipient. */
async function mailServer(answer: (attempt: number) => Error | undefined) {
  const received: { to: string[]; raw: string }[] = []
  let attempt = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      attempt += 1
      done(answer(attempt))
    },
    onData(stream, session, done) {
      text(stream).then((raw) => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
        done()
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((settle) => server.close(settle)),
  }
}

type Row = { state: string; error: string | null; text: string }

/** Sends, works until the mail is settled, and answers with its row. */
async function deliver(
  test: TestDatabase & { stored?: { key: string; content: string }[] },
  mail: Sent,
  smtpUrl: string | undefined,
): Promise<Row> {
  const { database, connection } = test
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-mail-'))
  const store = folderStore(folder)
  for (const { key, content } of test.stored ?? []) writeFileSync(join(folder, key), content)
  const logo = async (key: string) =>
    key === 'gone' ? null : { data: Buffer.from(key), mime: 'image/png' }
  const jobs = [deliverMails({ smtpUrl, from, store, logo })]
  const worker = await startWorker({ connection, jobs, log: silentLog })
  await database.transaction('gate', (db) => send(db, mail))
  try {
    return await until(async () => {
      await tryAgainNow(database)
      return database.transaction('gate', (db) =>
        db.maybe<Row>(sql`select * from mail where settled_at is not null`),
      )
    })
  } finally {
    await worker.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** How long a job that failed waits is tested in jobs.test.ts. */
const tryAgainNow = (database: Database) =>
  database.transaction('owner', async (db) => {
    const waiting = await db.many(sql`
      update graphile_worker._private_jobs set run_at = now()
      where locked_at is null and attempts > 0 and run_at > now() returning id`)
    if (waiting.length > 0) await db.run(sql`select pg_notify('jobs:insert', '{"r":1,"count":1}')`)
  })

const refusal = (code: number) => Object.assign(new Error('no'), { responseCode: code })

dbTestCommitted('without a mail server, mail is kept in the mailbox', async (test) => {
  const row = await deliver(test, welcome, undefined)
  assert.equal(row.state, 'kept')
  assert.match(row.text, /^Bonjour\.\n\n--\nLes réponses à ce courriel ne sont pas lues\./)
})

dbTestCommitted('mail reaches the mail server after a first refusal', async (test) => {
  const server = await mailServer((attempt) => (attempt === 1 ? refusal(451) : undefined))
  try {
    const row = await deliver(test, { ...welcome, answers: 'maya@northgate.test' }, server.url)
    assert.deepEqual([row.state, row.text, row.error], ['sent', '', null])
    const [mail, ...more] = server.received
    assert.equal(more.length, 0)
    assert.deepEqual(mail?.to, ['ada@example.test'])
    assert.match(mail?.raw ?? '', /^Subject: =\?UTF-8\?Q\?Bienvenue_=C3=A0_bord\?=\r$/m)
    assert.match(mail?.raw ?? '', /^Content-Language: fr\r$/m)
    assert.match(mail?.raw ?? '', /^From: Northgate <no-reply@plumbline\.test>\r$/m)
    assert.match(mail?.raw ?? '', /^Reply-To: maya@northgate\.test\r$/m)
    assert.match(mail?.raw ?? '', /^Content-Type: text\/plain/m)
    assert.match(mail?.raw ?? '', /^Content-Type: text\/html/m)
    assert.doesNotMatch(mail?.raw ?? '', /cid:|image\/png/)
  } finally {
    await server.stop()
  }
})

dbTestCommitted('what goes with a mail arrives; what is gone fails it for good', async (test) => {
  const server = await mailServer(() => undefined)
  const attachments = [{ name: 'SUB-1 été.pdf', mime: 'application/pdf', key: 'paper' }]
  try {
    const stored = [{ key: 'paper', content: 'the paper' }]
    const row = await deliver({ ...test, stored }, { ...welcome, attachments }, server.url)
    assert.equal(row.state, 'sent')
    const raw = server.received[0]?.raw ?? ''
    assert.match(raw, /^Content-Type: application\/pdf/m)
    assert.ok(raw.includes(Buffer.from('the paper').toString('base64')))
    await test.database.transaction('gate', (db) =>
      db.run(sql`update mail set settled_at = null, state = 'kept'`),
    )
    const gone = await deliver(test, { ...welcome, attachments }, server.url)
    assert.deepEqual([gone.state, server.received.length], ['failed', 1])
  } finally {
    await server.stop()
  }
})

dbTestCommitted('the logo goes with the mail; one that is gone stops nothing', async (test) => {
  const server = await mailServer(() => undefined)
  try {
    for (const logoKey of ['a-logo', 'gone']) {
      await deliver(test, { ...welcome, brand: { ...plainBrand, logoKey } }, server.url)
      await test.database.transaction('gate', (db) =>
        db.run(sql`update mail set settled_at = null`),
      )
    }
    const [shown, without] = server.received.map(({ raw }) => raw)
    assert.match(shown ?? '', /^Content-Id: <logo@plumbline>\r$/im)
    assert.match(shown ?? '', /^Content-Disposition: inline/m)
    assert.ok(shown?.includes(Buffer.from('a-logo').toString('base64')))
    assert.doesNotMatch(without ?? '', /^Content-Id:/im)
  } finally {
    await server.stop()
  }
})

dbTestCommitted('mail that is refused for good is shown as failed', async (test) => {
  const server = await mailServer(() => refusal(550))
  try {
    const row = await deliver(test, welcome, server.url)
    assert.equal(row.state, 'failed')
    assert.match(row.error ?? '', /550/)
    assert.match(row.text, /^Bonjour\./)
  } finally {
    await server.stop()
  }
})

dbTestCommitted('no header can be smuggled into a mail', async (test) => {
  const server = await mailServer(() => undefined)
  try {
    const subject = 'Hello\r\nBcc: eve@example.test\r\n\r\nAnother body'
    await deliver(test, { ...welcome, subject }, server.url)
    const raw = server.received[0]?.raw ?? ''
    assert.doesNotMatch(raw, /^bcc:/im)
    assert.match(raw, /^Subject: Hello Bcc: eve@example\.test Another body\r$/m)
    assert.deepEqual(server.received[0]?.to, ['ada@example.test'])
  } finally {
    await server.stop()
  }
})

const notOne = [
  'ada@example.test, eve@example.test',
  'ada@example.test\r\nBcc: eve@example.test',
  'Ada <ada@example.test>',
  'ada',
  '',
]
for (const to of notOne)
  dbTest(`a mail to ${JSON.stringify(to)} is refused`, async ({ db }) => {
    await assert.rejects(send(db, { ...welcome, to }), /one plain address/)
  })

dbTest('the role of requests reads no mail', async ({ db }) => {
  await send(db, welcome)
  const [row] = await db.many(sql`
    select has_table_privilege(current_user, 'mail', 'select') as reads, current_user as role`)
  assert.deepEqual(row, { reads: false, role: 'plumbline_app' })
})
