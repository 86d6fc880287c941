// What is sent is decided again, kept whole, and answered with a receipt.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from '../api/server.ts'
import {
  ago,
  check,
  manager,
  question,
  sending,
  sha256,
  shownWhen,
  stranger,
  text,
  user,
} from './sending.ts'

const hour = 3_600_000

describe('submitting', () => {
  const server = withServer()
  const { ask, good, form, publish, body, submit, sent, whole, file } = sending(server)
  const count = async (id: string) =>
    server.database.database.transaction('owner', (db) =>
      db.many(sql`select id from submissions where id = ${id}`),
    )

  test('a form is filled, sent and read back whole', async () => {
    const made = await form([check('brakes'), text('note')])
    const given = body(made, { brakes: 'pass', note: 'All well' })
    const receipt = await sent(user, given)
    assert.match(receipt.number, /^SUB-\d{4}-\d{4}$/)
    assert.equal(receipt.stage, 'signed')
    assert.equal(receipt.revision, 1)
    const read = await whole(user, given.id)
    assert.deepEqual(read.answers, { brakes: 'pass', note: 'All well' })
    assert.equal(read.hash, receipt.hash)
    assert.deepEqual(
      read.events.map(({ kind, by }) => [kind, by]),
      [['submitted', 'Luc Tremblay']],
    )
  })

  test('hidden answers, unknown keys and broken characters are dropped', async () => {
    const made = await form([
      check('brakes'),
      text('why', { required: true, ...shownWhen('why', 'brakes', 'fail') }),
      text('note'),
    ])
    const given = body(made, {
      brakes: 'pass',
      why: 'hidden',
      note: 'a\u0000b\ud800',
      isAdmin: true,
    })
    await sent(user, given)
    assert.deepEqual((await whole(user, given.id)).answers, { brakes: 'pass', note: 'ab\ufffd' })
    const rows = await server.database.database.transaction('owner', (db) =>
      db.many<{ key: string }>(sql`select key from answer where submission = ${given.id}`),
    )
    assert.deepEqual(rows.map(({ key }) => key).sort(), ['brakes', 'note'])
  })

  test('what is missing or wrong is said by key, in each item of a group too', async () => {
    const made = await form([
      check('brakes', { required: true }),
      question('machines', 'group', { fields: [text('plate', { required: true }), check('horn')] }),
    ])
    const answers = { machines: [{ plate: 'A 1' }, { horn: 'none' }] }
    const { status, body: refused } = await submit(user, body(made, answers))
    assert.equal(status, 422)
    assert.equal(refused.code, 'submission/answers')
    assert.deepEqual(refused.errors, {
      brakes: ['This is required.'],
      'machines.1.plate': ['This is required.'],
      'machines.1.horn': ['Please choose from the list.'],
    })
  })

  test('text without end and data without bottom are refused in words', async () => {
    const made = await form([text('note'), question('mark', 'signature')])
    const over = await submit(user, body(made, { note: 'x'.repeat(20_001) }))
    assert.deepEqual(
      [over.status, over.body.errors],
      [422, { note: ['Please use at most 20000 characters.'] }],
    )
    const raw = JSON.stringify(body(made, { mark: { deep: '…' } })).replace(
      '"…"',
      '['.repeat(100_000) + ']'.repeat(100_000),
    )
    const deep = await server.ask('POST', '/api/dashboard/submissions', {
      raw,
      token: await server.token(user),
    })
    assert.deepEqual([deep.status, deep.body.code], [400, 'request/malformed'])
    const deeper = JSON.parse('['.repeat(50) + ']'.repeat(50))
    const nested = await submit(user, body(made, { mark: { deep: deeper } }))
    assert.deepEqual(
      [nested.status, nested.body.errors],
      [422, { mark: ['This answer is too long to save.'] }],
    )
    const huge = await submit(user, body(made, { note: 'x'.repeat(10 * 1024 * 1024) }))
    assert.deepEqual([huge.status, huge.body.code], [413, 'body/too-large'])
  })

  test('the same twice is the first receipt; another under the same id is refused', async () => {
    const made = await form([text('note')])
    const given = body(made, { note: 'Once' })
    const first = await submit(user, given)
    const again = await submit(user, given)
    assert.deepEqual([again.status, again.body.data], [201, first.body.data])
    const other = await submit(user, { ...given, answers: { note: 'Twice' } })
    assert.deepEqual([other.status, other.body.code], [409, 'row/exists'])
    const elsewhere = { ...given, about: { signers: [{ role: 'attendee', name: 'Ann' }] } }
    assert.equal((await submit(user, elsewhere)).status, 409)
    assert.equal((await submit(manager, given)).status, 409)
    assert.deepEqual((await whole(user, given.id)).answers, { note: 'Once' })
  })

  test('sent twenty times at once it is one row', async () => {
    const made = await form([check('brakes', { deficiency: { severity: 'high' } })], {
      signature_policy: 'submitter',
    })
    const given = body(made, { brakes: 'fail' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(user, given)))
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [201])
    const receipts = new Set(answers.map(({ body: answer }) => JSON.stringify(answer.data)))
    assert.equal(receipts.size, 1)
    assert.equal((await count(given.id)).length, 1)
    const read = await whole(user, given.id)
    assert.equal(read.places.length, 1)
    assert.equal(read.deficiencies.length, 1)
    assert.equal(read.events.length, 1)
  })

  test('a version must be of a form of the company; an earlier one still counts', async () => {
    const made = await form([text('note', { required: true })])
    const next = await publish(made.id, [text('note', { required: true }), text('more')])
    const early = body(made, { note: 'Begun before', more: 'unknown then' })
    await sent(user, early)
    assert.deepEqual((await whole(user, early.id)).answers, { note: 'Begun before' })
    const late = body(next, { note: 'Now', more: 'asked' })
    await sent(user, late)
    assert.deepEqual((await whole(user, late.id)).answers, { note: 'Now', more: 'asked' })
    const nowhere = await submit(user, { ...body(made, { note: 'x' }), version: randomUUID() })
    assert.deepEqual([nowhere.status, nowhere.body.code], [422, 'input/invalid'])
    const theirs = await form([text('note')], {}, stranger)
    assert.equal((await submit(user, body(theirs, { note: 'x' }))).status, 422)
  })

  test('where the form records the place, it is sent, or why there is none', async () => {
    const made = await form([text('note')], { gps_required: true })
    const place = { lat: 43.65, lng: -79.38, accuracy: 8 }
    const bare = await submit(user, body(made, { note: 'x' }))
    assert.deepEqual(
      [bare.status, bare.body.code, Object.keys(bare.body.errors ?? {})],
      [422, 'input/invalid', ['about.place']],
    )
    type About = { about: { place: unknown; no_place: string | null } }
    const aboutOf = async (about: object) => {
      const given = body(made, { note: 'x' }, { about })
      await sent(user, given)
      const read = await good<About>(user, 'GET', `submissions/${given.id}/whole`)
      return { ...given, about: read.about }
    }
    assert.deepEqual((await aboutOf({ place })).about.place, place)
    const { about, ...rest } = await aboutOf({ no_place: 'denied' })
    assert.deepEqual([about.place, about.no_place], [null, 'denied'])
    // What was said stays with a correction, and is not taken away by one.
    const { id, ...next } = { ...rest, of: 1, reason: 'The other one' }
    const revise = (more: object) =>
      ask(user, 'POST', `submissions/${id}/revisions`, { ...next, answers: { note: 'y' }, ...more })
    const emptied = await revise({ about: { place: null, no_place: null } })
    assert.deepEqual(Object.keys(emptied.body.errors ?? {}), ['about.place'])
    assert.equal((await revise({})).status, 201)
    const after = await good<About>(user, 'GET', `submissions/${id}/whole`)
    assert.equal(after.about.no_place, 'denied')
    // A form that does not ask for it takes what it gets.
    await sent(user, body(await form([text('note')]), { note: 'x' }))
  })

  test('what it names must be of the company', async () => {
    const made = await form([text('note')])
    const location = await good(stranger, 'POST', 'locations', { name: 'Their yard' })
    const [theirs] = await server.database.database.transaction('owner', (db) =>
      db.many<{ id: string }>(sql`select a.id from account a join login l on l.id = a.login_id
        where l.email = ${stranger}`),
    )
    const about = {
      location: location.id,
      asset: randomUUID(),
      signers: [{ role: 'attendee', account: theirs?.id }, { role: 'witness' }],
    }
    const { status, body: refused } = await submit(user, body(made, { note: 'x' }, { about }))
    assert.equal(status, 422)
    assert.deepEqual(Object.keys(refused.errors ?? {}).sort(), [
      'about.asset',
      'about.location',
      'about.signers.0.account',
      'about.signers.1.name',
    ])
  })

  test('a form says who fills it, and none that is archived is begun', async () => {
    const made = await form([text('note')], { filled_by: ['management'] })
    assert.equal((await ask(user, 'GET', `fillable-forms/${made.id}`)).status, 404)
    assert.equal((await submit(user, body(made, { note: 'x' }))).status, 422)
    const open = await form([text('note')])
    const begun = body(open, { note: 'Begun before' }, { started_at: ago(hour) })
    const row = await good<{ version: number }>(manager, 'GET', `forms/${open.id}`)
    await good(manager, 'PUT', `forms/${open.id}/archive`, { version: row.version })
    assert.equal((await ask(user, 'GET', `fillable-forms/${open.id}`)).status, 404)
    const after = await submit(user, body(open, { note: 'x' }, { started_at: ago(-hour) }))
    assert.equal(after.body.code, 'form/closed')
    assert.equal((await submit(user, begun)).status, 201)
    await server.database.database.transaction('owner', (db) =>
      db.run(sql`update forms set archived_at = now() - interval '15 days' where id = ${open.id}`),
    )
    const old = body(open, { note: 'x' }, { started_at: ago(20 * 24 * hour) })
    assert.equal((await submit(user, old)).body.code, 'form/closed')
    // What is here already is answered all the same.
    assert.equal((await submit(user, begun)).status, 201)
  })

  test('its own draft is removed with it, and no other', async () => {
    const made = await form([text('note')])
    const given = body(made, { note: 'x' })
    const draft = {
      form: made.id,
      version: made.version,
      answers: { note: 'y' },
      context: {},
      revision: 0,
      started_at: ago(hour),
    }
    await good(user, 'PUT', `submission-drafts/${given.id}`, draft)
    const other = randomUUID()
    await good(user, 'PUT', `submission-drafts/${other}`, draft)
    await sent(user, given)
    assert.equal((await ask(user, 'GET', `submission-drafts/${given.id}`)).status, 404)
    assert.equal((await ask(user, 'GET', `submission-drafts/${other}`)).status, 200)
    const late = await ask(user, 'PUT', `submission-drafts/${given.id}`, draft)
    assert.deepEqual([late.status, late.body.code], [409, 'draft/sent'])
    await sent(manager, body(made, { note: 'x' }, { id: other }))
    assert.equal((await ask(user, 'GET', `submission-drafts/${other}`)).status, 200)
  })

  test('files must be listed, here, one’s own and what the device says they are', async () => {
    const made = await form([
      question('photos', 'file'),
      check('brakes'),
      question('hidden', 'file', shownWhen('hidden', 'brakes', 'fail')),
      question('each', 'group', { fields: [question('inner', 'file')] }),
    ])
    const mine = await file(user, 'mine')
    const inner = await file(user, 'inner')
    const theirs = await file(manager, 'theirs')
    const foreign = await file(stranger, 'foreign')
    const missing = async (answers: Record<string, unknown>, files: unknown[]) => {
      const { status, body: refused } = await submit(user, body(made, answers, { files }))
      assert.deepEqual([status, refused.code], [422, 'submission/files'])
      return refused.missing
    }
    assert.deepEqual(await missing({ photos: [mine.id] }, []), [mine.id])
    assert.deepEqual(await missing({ photos: ['no-id'] }, []), ['no-id'])
    const wrong = { ...mine, sha256: sha256('other') }
    assert.deepEqual(await missing({ photos: [mine.id] }, [wrong]), [mine.id])
    for (const one of [theirs, foreign, { id: randomUUID(), sha256: mine.sha256 }])
      assert.deepEqual(await missing({ photos: [mine.id, one.id] }, [mine, one]), [one.id])
    assert.deepEqual(await missing({ each: [{ inner: [theirs.id] }] }, [theirs]), [theirs.id])

    const answers = {
      photos: [{ id: mine.id, caption: 'Left' }],
      hidden: [theirs.id],
      each: [{ inner: [inner.id] }],
    }
    const given = body(made, answers, { files: [mine, inner, theirs] })
    const receipt = await sent(user, given)
    assert.deepEqual(
      receipt.files.map(({ id, sha256: hash }) => ({ id, sha256: hash })).sort(byId),
      [mine, inner].sort(byId),
    )
    const token = (email: string) => server.token(email)
    const read = async (email: string, id: string) =>
      (await server.ask('GET', `/api/files/${id}`, { token: await token(email) })).status
    // The person who reads the submission reads its files; nobody of another company does.
    assert.equal(await read(manager, mine.id), 200)
    assert.equal(await read(stranger, mine.id), 404)
    // What was not part of it is still its sender's alone.
    assert.equal(await read(user, theirs.id), 404)
    const again = await submit(user, body(made, { photos: [mine.id] }, { files: [mine] }))
    assert.deepEqual(again.body.missing, [mine.id])
    assert.equal((await submit(user, given)).status, 201)
  })
})

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
