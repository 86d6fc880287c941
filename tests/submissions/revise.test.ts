// What was sent stays; what is corrected comes beside it, and everybody signs that anew.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from '../api/server.ts'
import { revising } from './revising.ts'
import {
  check,
  management,
  manager,
  question,
  sending,
  stranger,
  text,
  user,
  type Whole,
} from './sending.ts'

describe('revising', () => {
  const server = withServer()
  const { ask, good, form, publish, body, sent, whole, file } = sending(server)
  const { asked, change, revise, revised, signAll } = revising(server)
  const owner = <T>(query: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many<T>(query))

  test('a revision keeps what was sent before, and every place is open again', async () => {
    const { made, id } = await asked()
    const first = await whole(user, id)
    assert.equal((await signAll(first)).stage, 'signed')
    assert.equal((await whole(user, id)).places[0]?.mine, false)
    const receipt = await revised(user, id, change(made, { brakes: 'pass', note: 'Second' }))
    assert.equal(receipt.revision, 2)
    assert.equal(receipt.stage, 'unsigned')
    assert.notEqual(receipt.hash, first.hash)
    const read = await whole(user, id)
    assert.deepEqual(read.answers, { brakes: 'pass', note: 'Second' })
    assert.deepEqual([read.places[0]?.signature, read.places[0]?.mine], [null, true])
    assert.deepEqual(
      read.revisions.map(({ n, reason, made_by }) => [n, reason, made_by]),
      [
        [2, 'It was the other one', 'Luc Tremblay'],
        [1, null, 'Luc Tremblay'],
      ],
    )
    const before = await good<{ answers: unknown; hash: string }>(
      user,
      'GET',
      `submissions/${id}/revisions/1`,
    )
    assert.deepEqual([before.answers, before.hash], [{ brakes: 'pass', note: 'First' }, first.hash])
    const indexed = await owner<{ text: string }>(
      sql`select text from answer where submission = ${id} and key = 'note'`,
    )
    assert.deepEqual(indexed, [{ text: 'Second' }])
    assert.deepEqual(
      read.events.map(({ kind }) => kind),
      ['submitted', 'revised'],
    )
    await assert.rejects(
      owner(sql`update submission_revision set answers = '{}' where submission = ${id}`),
    )
  })

  test('of a revision that is not the present one nothing is changed; the same again is answered', async () => {
    const { made, id } = await asked()
    const second = change(made, { note: 'Second' })
    const receipt = await revised(user, id, second)
    assert.deepEqual(await revised(user, id, second), receipt)
    const { status, body: refused } = await revise(user, id, change(made, { note: 'Other' }))
    assert.deepEqual([status, refused.code], [409, 'row/stale'])
    assert.equal((refused.present as Whole).revision, 2)
    assert.equal((await revise(user, id, change(made, { note: 'x' }, { of: 7 }))).status, 409)
    assert.equal((await whole(user, id)).revisions.length, 2)
  })

  test('two who revise at once do not both', async () => {
    const { made, id } = await asked()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => revise(user, id, change(made, { note: `N ${n}` }))),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, ...Array(7).fill(409)])
  })

  test('what it is about stays where nothing is said of it', async () => {
    const made = await form([text('note')])
    const location = await good(manager, 'POST', 'locations', { name: 'North yard' })
    const given = body(
      made,
      { note: 'x' },
      { about: { location: location.id, on_behalf_of: 'Jo' } },
    )
    await sent(user, given)
    await revised(user, given.id, change(made, { note: 'y' }, { about: { on_behalf_of: 'Al' } }))
    type About = { about: { location: { id: string } | null; on_behalf_of: string | null } }
    const { about } = (await whole(user, given.id)) as unknown as About
    assert.deepEqual([about.location?.id, about.on_behalf_of], [location.id, 'Al'])
  })

  test('only what newly fails becomes a deficiency', async () => {
    const rule = { deficiency: { severity: 'low' } } as const
    const made = await form([check('a', rule), check('b', rule)])
    const given = body(made, { a: 'fail', b: 'pass' })
    await sent(user, given)
    const { deficiencies } = await revised(user, given.id, change(made, { a: 'fail', b: 'fail' }))
    assert.deepEqual(
      deficiencies.map(({ title }) => title),
      ['b'],
    )
    assert.equal((await whole(user, given.id)).deficiencies.length, 2)
  })

  test('an item of a group that moved up does not fail anew', async () => {
    const rule = { deficiency: { severity: 'low' } } as const
    const made = await form([question('each', 'group', { fields: [check('horn', rule)] })])
    const rows = [
      { id: 'r1', horn: 'pass' },
      { id: 'r2', horn: 'fail' },
    ]
    const given = body(made, { each: rows })
    await sent(user, given)
    const next = await revised(user, given.id, change(made, { each: rows.slice(1) }))
    assert.deepEqual(next.deficiencies, [])
  })

  test('files of the record stay in it; new ones join it', async () => {
    const made = await form([question('photos', 'file')])
    const [one, two] = [await file(user, 'one'), await file(manager, 'two')]
    const given = body(made, { photos: [one.id] }, { files: [one] })
    await sent(user, given)
    const receipt = await revised(
      manager,
      given.id,
      change(made, { photos: [one.id, two.id] }, { files: [one, two] }),
    )
    assert.equal(receipt.files.length, 2)
    const other = body(made, { photos: [one.id] }, { files: [one] })
    assert.equal((await ask(user, 'POST', 'submissions', other)).status, 422)
  })

  test('a later version of the form may be answered; another form may not', async () => {
    const { made, id } = await asked()
    const next = await publish(made.id, [text('note'), text('more')])
    await revised(user, id, change(next, { note: 'x', more: 'y' }))
    assert.deepEqual((await whole(user, id)).answers, { note: 'x', more: 'y' })
    const other = await form([text('note')])
    assert.equal((await revise(user, id, change(other, { note: 'x' }, { of: 2 }))).status, 422)
  })

  test('its draft goes with it; others’ drafts are not there', async () => {
    const { made, id } = await asked()
    const draft = randomUUID()
    const begun = {
      form: made.id,
      version: made.version,
      submission: id,
      answers: { note: 'y' },
      context: {},
      revision: 0,
      started_at: new Date().toISOString(),
    }
    const kept = await good<{ revision: number }>(user, 'PUT', `submission-drafts/${draft}`, begun)
    assert.equal(kept.revision, 1)
    const stale = await ask(user, 'PUT', `submission-drafts/${draft}`, begun)
    assert.deepEqual([stale.status, stale.body.code], [409, 'row/stale'])
    const second = { ...begun, revision: 1, answers: { note: 'z' } }
    assert.equal((await ask(user, 'PUT', `submission-drafts/${draft}`, second)).status, 200)
    const read = await good<{ answers: unknown; revision: number }>(
      user,
      'GET',
      `submission-drafts/${draft}`,
    )
    assert.deepEqual([read.answers, read.revision], [{ note: 'z' }, 2])
    for (const email of [manager, stranger])
      for (const method of ['GET', 'DELETE'])
        assert.equal((await ask(email, method, `submission-drafts/${draft}`)).status, 404)
    assert.equal((await ask(manager, 'PUT', `submission-drafts/${draft}`, second)).status, 404)
    await revised(user, id, change(made, { note: 'z' }))
    assert.equal((await ask(user, 'GET', `submission-drafts/${draft}`)).status, 404)
  })

  test('a draft tells another device which of its files have arrived', async () => {
    const made = await form([question('seen', 'photo'), text('note')])
    const [mine, theirs] = [await file(user, 'mine'), await file(manager, 'theirs')]
    const draft = randomUUID()
    await good(user, 'PUT', `submission-drafts/${draft}`, {
      form: made.id,
      version: made.version,
      answers: { seen: [{ id: mine.id, caption: 'Rail' }, randomUUID(), theirs.id], note: 'x' },
      context: {},
      revision: 0,
      started_at: new Date().toISOString(),
    })
    const read = await good<{ files: { id: string; sha256: string; name: string }[] }>(
      user,
      'GET',
      `submission-drafts/${draft}`,
    )
    assert.deepEqual(
      read.files.map(({ id, sha256, name }) => ({ id, sha256, name })),
      [{ ...mine, name: 'note.txt' }],
    )
  })

  test('a place says whose turn it is; one that names nobody is for a superior', async () => {
    const made = await form([text('note')], { signature_policy: 'supervisor_then_manager' })
    const given = body(made, { note: 'x' })
    await sent(user, given)
    const mine = async (email: string) =>
      (await whole(email, given.id)).places.map(({ mine: one }) => one)
    assert.deepEqual(await mine(user), [false, false])
    assert.deepEqual(await mine(manager), [true, false])
    assert.ok((await whole(user, given.id)).can.includes('sign'))
  })

  test('only its sender and people with the grant may revise it', async () => {
    const { made, id } = await asked()
    assert.equal((await revise(stranger, id, change(made, { note: 'x' }))).status, 404)
    assert.equal((await revise(management, id, change(made, { note: 'x' }))).status, 403)
    assert.equal((await revise(manager, id, change(made, { note: 'x' }))).status, 201)
  })
})
