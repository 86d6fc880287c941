// Who reads what of a submission.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { withServer } from '../../api/server.ts'
import { until } from '../../until.ts'
import {
  ago,
  check,
  management,
  manager,
  question,
  sending,
  stranger,
  text,
  user,
} from '../sending.ts'

describe('reading', () => {
  const server = withServer()
  const { ask, good, form, body, sent, whole, file } = sending(server)

  test('confidential answers are for their sender and for people with the grant', async () => {
    const secret = { confidential: true }
    const fields = [
      check('brakes', secret),
      text('note'),
      question('scan', 'file', secret),
      question('each', 'group', { fields: [text('open'), text('shut', secret)] }),
    ]
    const made = await form(fields, { signature_policy: 'submitter' })
    const scan = await file(user, 'a scan')
    const answers = {
      brakes: 'pass',
      note: 'x',
      scan: [scan.id],
      each: [{ open: 'a', shut: 'b' }],
    }
    const given = body(made, answers, { files: [scan] })
    await sent(user, given)
    for (const email of [user, manager])
      assert.deepEqual((await whole(email, given.id)).answers, answers)
    const read = await whole(management, given.id)
    const revision = await good<{ answers: unknown; files: unknown }>(
      management,
      'GET',
      `submissions/${given.id}/revisions/1`,
    )
    for (const one of [read, revision]) {
      assert.deepEqual(one.answers, { note: 'x', each: [{ open: 'a' }] })
      assert.deepEqual(one.files, [])
    }
    assert.ok(!JSON.stringify([read, revision]).includes(scan.id))
    // Nor is its file for the person who happens to know its address.
    const fileAs = (email: string) =>
      server.token(email).then((token) => server.ask('GET', `/api/files/${scan.id}`, { token }))
    assert.equal((await fileAs(management)).status, 404)
    for (const email of [user, manager]) assert.equal((await fileAs(email)).status, 200)
    const theirs = body(made, answers, { files: [] })
    await sent(manager, { ...theirs, answers: { note: 'x' } })
    assert.ok(!(await whole(user, theirs.id)).can.includes('revise'))
    const { id: _, about: __, ...rest } = theirs
    const next = { ...rest, answers: {}, of: 1, reason: 'Not mine to change' }
    const refused = await ask(user, 'POST', `submissions/${theirs.id}/revisions`, next)
    assert.equal(refused.status, 403)
  })

  test('one’s own is seen, others’ by grant, another company’s never', async () => {
    const made = await form([text('note')], { signature_policy: 'submitter' })
    const given = body(made, { note: 'x' })
    await sent(manager, given)
    const status = async (email: string) =>
      (await ask(email, 'GET', `submissions/${given.id}/whole`)).status
    assert.equal(await status(manager), 200)
    assert.equal(await status(user), 200)
    assert.equal(await status(management), 200)
    assert.equal(await status(stranger), 404)
    const revision = await ask(stranger, 'GET', `submissions/${given.id}/revisions/1`)
    assert.equal(revision.status, 404)
    assert.equal((await ask(user, 'GET', `submissions/${given.id}/revisions/2`)).status, 404)
    const read = await good<{ answers: unknown }>(
      user,
      'GET',
      `submissions/${given.id}/revisions/1`,
    )
    assert.deepEqual(read.answers, { note: 'x' })
  })

  test('a photo stays for as long as a draft names it, and a day more', async () => {
    const made = await form([question('scan', 'file')])
    const [kept, loose] = [await file(user, 'kept'), await file(user, 'loose')]
    const draft = {
      form: made.id,
      version: made.version,
      revision: 0,
      answers: { scan: [kept.id] },
      context: {},
      started_at: ago(0),
    }
    await good(user, 'PUT', `submission-drafts/${randomUUID()}`, draft)
    const jobs = () =>
      server.database.database.transaction('owner', (db) =>
        db.many<{ file: string; waits: boolean }>(sql`
          select payload -> 'payload' ->> 'file_id' as file, run_at > now() + '23 hours' as waits
          from graphile_worker._private_jobs
          where payload -> 'payload' ->> 'file_id' in (${kept.id}, ${loose.id})`),
      )
    await server.database.database.transaction('owner', (db) =>
      db.run(sql`
        update graphile_worker._private_jobs set run_at = now()
        where payload -> 'payload' ->> 'file_id' in (${kept.id}, ${loose.id})`),
    )
    await until(async () => !(await jobs()).some(({ waits }) => !waits))
    const token = await server.token(user)
    const status = async ({ id }: { id: string }) =>
      (await server.ask('GET', `/api/files/${id}`, { token })).status
    assert.deepEqual([await status(kept), await status(loose)], [200, 404])
    assert.deepEqual(await jobs(), [{ file: kept.id, waits: true }])
  })
})
