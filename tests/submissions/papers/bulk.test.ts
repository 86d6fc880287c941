// Many submissions at once: all that may be seen, nothing that may not, once, and for a day.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { runBulk } from '../../../src/features/submissions/bulk/bulk.jobs.ts'
import { addAction } from '../../../src/features/submissions/bulk/server/bulk.store.ts'
import {
  exampleDefinition,
  examplePaper,
} from '../../../src/features/submissions/papers/testing/example-paper.ts'
import { manySubmissions } from '../../../src/features/submissions/papers/testing/many-submissions.ts'
import { type Sql, sql } from '../../../src/kit/db/sql.ts'
import { enqueue } from '../../../src/kit/jobs/server/enqueue.ts'
import { withServer } from '../../api/server.ts'
import { dbTestCommitted, type TestDatabase } from '../../database.ts'
import { makeAccount } from '../../factories.ts'
import { until } from '../../until.ts'
import { check, management, manager, sending, stranger, text, user } from '../sending.ts'
import { filesOfZip } from './zip-names.ts'

type Progress = {
  status: string
  progress: number
  total: number
  download_url: string | null
  failures: { id: string; number: string | null; reason: string }[]
}

const ownerOf =
  ({ database }: Pick<TestDatabase, 'database'>) =>
  <Row>(query: Sql) =>
    database.transaction('owner', (db) => db.many<Row>(query))

describe('bulk actions', () => {
  const server = withServer()
  const { form, body, sent, ask } = sending(server)
  const rows = <Row>(query: Sql) => ownerOf(server.database)<Row>(query)

  const untilEnded = (email: string, task: string, ends = ['completed', 'failed', 'expired']) =>
    until(async () => {
      const { status, body: answer } = await ask(email, 'GET', `zip-progress/${task}`)
      assert.equal(status, 200, JSON.stringify(answer))
      const progress = answer as unknown as Progress
      return ends.includes(progress.status) && progress
    })

  async function begin(email: string, path: string, payload: unknown): Promise<string> {
    const { status, body: answer } = await ask(email, 'POST', `submissions/${path}`, payload)
    assert.equal(status, 202, JSON.stringify(answer))
    return String(answer.task_id)
  }
  const follow = (url: string | null) =>
    fetch(`${server.address}${new URL(url ?? 'http://nowhere/').pathname}`)

  test('a download holds what may be seen; what may not be is named, and keeps nothing back', async () => {
    const made = await form([check('brakes', { label: 'Brakes' }), text('note', { label: 'Note' })])
    const mine = await sent(user, body(made, { brakes: 'fail', note: 'Été' }))
    const other = await sent(manager, body(made, { brakes: 'pass', note: 'Second' }))
    const theirForm = await form([text('note')], {}, stranger)
    const theirs = await sent(stranger, body(theirForm, { note: 'Secret' }))
    const nowhere = randomUUID()
    const submission_ids = [mine.id, theirs.id, other.id, nowhere, mine.id]
    const task = await begin(manager, 'bulk-download', { submission_ids })
    const ended = await untilEnded(manager, task)
    assert.deepEqual(
      [ended.status, ended.progress, ended.total, ended.failures],
      [
        'completed',
        100,
        4,
        [theirs.id, nowhere].map((id) => ({ id, number: null, reason: 'missing' })),
      ],
    )
    const response = await follow(ended.download_url)
    assert.equal(response.status, 200)
    assert.match(response.headers.get('content-disposition') ?? '', /submissions-.*\.zip/)
    const files = filesOfZip(Buffer.from(await response.arrayBuffer()))
    assert.deepEqual(
      [...files.keys()].sort(),
      [
        `${mine.number}/${mine.number}.pdf`,
        `${other.number}/${other.number}.pdf`,
        'answers.csv',
        'not-included.csv',
      ].sort(),
    )
    assert.match(files.get(`${mine.number}/${mine.number}.pdf`)?.toString('latin1') ?? '', /^%PDF/)
    const answers = files.get('answers.csv')?.toString() ?? ''
    for (const each of [
      `${mine.number},`,
      'Brakes,brakes,Fail',
      'Note,note,Été',
      'Note,note,Second',
    ])
      assert.ok(answers.includes(each), answers)
    assert.equal(answers.includes('Secret'), false)

    // The person who asks again has a link of their own; nobody else has any.
    assert.equal((await ask(user, 'GET', `zip-progress/${task}`)).status, 404)
    assert.equal((await ask(stranger, 'GET', `zip-progress/${task}`)).status, 404)
    const again = await untilEnded(manager, task)
    assert.notEqual(again.download_url, ended.download_url)
    const guess = await fetch(`${server.address}/api/downloads/${'a'.repeat(43)}`)
    assert.equal(guess.status, 422)
    const kept = await rows<{ token_hash: Buffer; uses: number }>(
      sql`select token_hash, uses from bulk_link where action = ${task} order by uses desc`,
    )
    assert.deepEqual(
      kept.map(({ uses }) => uses),
      [1, 0],
    )
    const token = String(ended.download_url).split('/').at(-1) ?? ''
    assert.equal(Buffer.from(token, 'base64url').length, 32)
    assert.equal(
      kept.some(({ token_hash }) => token_hash.includes(token)),
      false,
    )

    // A day later.
    await rows(sql`update bulk_action set expires_at = now() where id = ${task}`)
    assert.equal((await follow(ended.download_url)).status, 422)
    const over = await untilEnded(manager, task)
    assert.deepEqual([over.status, over.download_url], ['expired', null])
    await rows(sql`
      update graphile_worker._private_jobs set run_at = now()
      where payload -> 'payload' ->> 'action' = ${task}`)
    await rows(sql`select pg_notify('jobs:insert', '{"r":1,"count":1}')`)
    await until(async () => {
      const [row] = await rows<{ objects: string[]; links: number }>(sql`
        select objects, (select count(*) from bulk_link l where l.action = b.id) as links
        from bulk_action b where id = ${task}`)
      return row?.objects.length === 0 && row.links === 0
    })
  })

  test('where nothing may be seen it has failed, and says why', async () => {
    const task = await begin(manager, 'bulk-download', { submission_ids: [randomUUID()] })
    const { status, failures, download_url } = await untilEnded(manager, task)
    assert.deepEqual([status, failures.length, download_url], ['failed', 1, null])
  })

  test('it takes a grant, at least one id and at most 5000', async () => {
    const ids = (count: number) => Array.from({ length: count }, () => randomUUID())
    const status = async (email: string, submission_ids: unknown) =>
      (await ask(email, 'POST', 'submissions/bulk-download', { submission_ids })).status
    assert.equal(await status(manager, []), 422)
    assert.equal(await status(manager, ids(5001)), 422)
    assert.equal(await status(manager, ['x']), 422)
    assert.equal(await status(management, ids(1)), 403)
  })

  test('one’s own are listed until they are cleared away', async () => {
    const task = await begin(manager, 'bulk-download', { submission_ids: [randomUUID()] })
    await untilEnded(manager, task)
    const list = async (email: string) =>
      ((await ask(email, 'GET', 'bulk-actions')).body.data as { id: string }[]).map(({ id }) => id)
    assert.equal((await list(manager))[0], task)
    assert.equal((await ask(stranger, 'DELETE', `bulk-actions/${task}`)).status, 404)
    assert.equal((await ask(manager, 'DELETE', `bulk-actions/${task}`)).status, 204)
    assert.equal((await list(manager)).includes(task), false)
  })

  test('by mail each recipient has the papers, and the submission tells of it', async () => {
    const made = await form([text('note')])
    const one = await sent(user, body(made, { note: 'x' }))
    const nowhere = randomUUID()
    const task = await begin(manager, 'bulk-mail', {
      submission_ids: [one.id, nowhere],
      to: ['client@example.test', 'office2@example.test', 'client@example.test'],
      message: 'As agreed.',
      lang: 'fr',
    })
    const ended = await untilEnded(manager, task)
    assert.deepEqual([ended.status, ended.download_url], ['completed', null])
    type Row = { subject: string; text: string; attachments: { name: string }[] }
    const mails = await rows<Row>(sql`
      select subject, text, attachments from mail
      where recipient in ('client@example.test', 'office2@example.test') order by recipient`)
    assert.equal(mails.length, 2)
    const [mail] = mails
    assert.match(mail?.subject ?? '', new RegExp(`^${one.number} de Northgate`))
    assert.ok(mail?.text.includes('As agreed.') && mail.text.includes(nowhere))
    assert.deepEqual(
      mail?.attachments.map(({ name }) => name),
      [`${one.number}.pdf`],
    )
    const events = await rows<{ reason: string }>(sql`
      select reason from submission_event where submission = ${one.id} and kind = 'mailed'`)
    assert.equal(events.length, 1)
    assert.ok(events[0]?.reason.includes('client@example.test'))
  })
})

dbTestCommitted('a download survives kill -9 midway and is finished once', async (made) => {
  const { database, connection, company } = made
  const rows = ownerOf(made)
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-bulk-'))
  const count = 16
  const task = await database.transaction('owner', async (db) => {
    const account = await makeAccount(db, company.id)
    const { ids } = await manySubmissions(db, {
      companyId: company.id,
      accountId: account.id,
      count,
      definition: exampleDefinition,
      answers: { ...examplePaper.answers, photos: [] },
    })
    await db.run(sql`select set_config('app.actor_id', ${account.id}, true)`)
    const id = await addAction(db, {
      action: 'download',
      account: account.id,
      payload: { submission_ids: ids, lang: 'en', public_url: 'http://localhost' },
    })
    await enqueue(db, runBulk, { action: id })
    return id
  })
  let child: ReturnType<typeof begin> | undefined
  const begin = () =>
    spawn(
      process.execPath,
      [join(import.meta.dirname, 'bulk-worker.ts'), JSON.stringify({ connection, folder })],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
  const kill = async () => {
    if (child === undefined) return
    child.kill('SIGKILL')
    await once(child, 'exit')
    child = undefined
  }
  const state = async () =>
    (
      await rows<{ status: string; done: number; objects: string[]; bytes: number }>(
        sql`select status, done, objects, bytes from bulk_action where id = ${task}`,
      )
    )[0]
  try {
    let killed = 0
    for (let round = 0; round < 2; round += 1) {
      child = begin()
      await once(child.stdout, 'data')
      const before = (await state())?.done ?? 0
      await until(async () => {
        const now = await state()
        return (now?.done ?? 0) > before || now?.status === 'completed'
      })
      if ((await state())?.status === 'in_progress') killed += 1
      await kill()
    }
    assert.ok(killed > 0, 'Nothing was interrupted: the test proves nothing.')
    const kept = readdirSync(join(folder, 'incoming')).length
    assert.ok(kept > 0, 'What was made is kept.')
    child = begin()
    await until(async () => (await state())?.status === 'completed', { seconds: 120 })
    await kill()
    const [object] = (await state())?.objects ?? []
    const stored = readdirSync(join(folder, company.id, 'bulk'))
    assert.deepEqual(stored, [object?.split('/').at(-1)])
    const files = filesOfZip(readFileSync(join(folder, object ?? '')))
    assert.equal([...files.keys()].filter((name) => name.endsWith('.pdf')).length, count)
    const told = await rows(sql`select seq from change where action = 'export'`)
    assert.equal(told.length, 1)
  } finally {
    await kill()
    rmSync(folder, { recursive: true, force: true })
  }
})
