// What is said of a question beside its answer: it belongs to the question, and a fail is named by it.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { documentHash } from '../../src/features/submissions/content/server/document-hash.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from '../api/server.ts'
import { crane } from './crane.ts'
import { check, management, manager, question, sending, text, user, type Whole } from './sending.ts'

type Remarks = Record<string, { note?: string; photos?: string[]; action?: { title: string } }>
type Remarked = Whole & { remarks: Remarks }

describe('remarks', () => {
  const server = withServer()
  const { ask, form, body, submit, sent, whole, file } = sending(server)
  const owner = <T>(query: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many<T>(query))
  const read = async (email: string, id: string) => (await whole(email, id)) as Remarked

  test('what is wrong with a failed item names its deficiency, with its photo', async () => {
    const made = await form(crane)
    const seen = await file(user, 'worn through')
    const answers = {
      brakes: 'fail',
      wheels: { left: 'fail' },
      parts: [
        { id: 'r1', hook: 'pass' },
        { id: 'r2', hook: 'fail' },
      ],
    }
    const long = `Left caliper leaks oil onto the deck${' and drips'.repeat(9)}`
    const remarks: Remarks = {
      brakes: { note: `  ${long}\nSeen at 07:10`, photos: [seen.id] },
      'wheels/left': { note: 'Flat' },
      'parts/r2/hook': { note: 'Latch is bent' },
      'parts/r1/hook': { note: 'Greased today' },
    }
    const given = body(made, answers, { remarks, files: [seen] })
    const { deficiencies, hash } = await sent(user, given)
    assert.deepEqual(
      deficiencies.map(({ title }) => title),
      [
        'Brakes: Left caliper leaks oil onto the deck and drips and drips and drips and drips…',
        'Wheels: Left: Flat',
        'Parts 2: Hook: Latch is bent',
      ],
    )
    const [first] = await owner<{ description: string; sha256: string; subject: string }>(sql`
      select d.description, f.sha256, f.subject from deficiencies d
      join file f on f.company_id = d.company_id and f.id = any(d.photos_before)
      where d.id = ${deficiencies[0]?.id}`)
    assert.equal(first?.description, `${long}\nSeen at 07:10`)
    assert.deepEqual([first?.sha256, first?.subject], [seen.sha256, 'deficiencies'])

    // It is read with the answers, and the hash says it too.
    const stored = await read(user, given.id)
    assert.deepEqual(stored.remarks, remarks)
    assert.deepEqual(
      stored.files.map(({ id }) => id),
      [seen.id],
    )
    const [document] = await owner<Parameters<typeof documentHash>[0]>(sql`
      select r.submission, r.n as revision, v.hash as form_version, r.answers, r.remarks, r.files,
        r.about
      from submission_revision r join form_version v on v.id = r.form_version
      where r.submission = ${given.id}`)
    assert.ok(document)
    assert.equal(documentHash(document), hash)
    assert.notEqual(documentHash({ ...document, remarks: {} }), hash)
    const verify = async () =>
      (await ask(user, 'GET', `../verify/${given.id}?hash=${hash}`)).body.data as unknown as {
        known: boolean
        altered: boolean
      }
    assert.deepEqual((await verify()).known, true)
    // The log tells that something was said, never what.
    const log = await owner<{ after: string }>(sql`
      select after::text as after from change where subject = 'submission_revision'`)
    assert.doesNotMatch(JSON.stringify(log), /caliper|Greased/)
  })

  test('what is said of a hidden or an unknown question is not stored; a photo must be there', async () => {
    const made = await form(crane)
    const remarks: Remarks = {
      brakes: { note: 'Noisy' },
      more: { note: 'Of a question that is hidden' },
      nothing: { note: 'Of none' },
      'brakes/left': { note: 'Of a row that there is not' },
      'parts/r9/hook': { note: 'Of an item that is gone' },
      wheels: { note: '   ' },
    }
    const given = body(made, { brakes: 'pass' }, { remarks })
    assert.deepEqual((await sent(user, given)).deficiencies, [])
    assert.deepEqual((await read(user, given.id)).remarks, { brakes: { note: 'Noisy' } })

    const lost = '0190b0a0-0000-7000-8000-000000000001'
    const unsent = await submit(
      user,
      body(made, { brakes: 'pass' }, { remarks: { brakes: { photos: [lost] } } }),
    )
    assert.equal(unsent.body.code, 'submission/files')
    const endless = { brakes: { note: 'x'.repeat(4001) } }
    assert.equal((await submit(user, body(made, {}, { remarks: endless }))).status, 422)
  })

  test('of a question in confidence it is confidential, with its photos', async () => {
    const made = await form([
      check('open', { label: 'Open' }),
      text('shut', { confidential: true }),
      question('people', 'group', {
        fields: [text('name'), text('why', { confidential: true })],
      }),
    ])
    const [shown, hidden] = [await file(user, 'the deck'), await file(user, 'the wound')]
    const given = body(
      made,
      { open: 'pass', people: [{ id: 'r1', name: 'Ana' }] },
      {
        remarks: {
          open: { photos: [shown.id] },
          shut: { note: 'Fainted', photos: [hidden.id] },
          'people/r1/why': { note: 'Diabetic' },
          'people/r1/name': { note: 'Of the night shift' },
        },
        files: [shown, hidden],
      },
    )
    await sent(user, given)
    const theirs = await read(management, given.id)
    assert.deepEqual(Object.keys(theirs.remarks), ['open', 'people/r1/name'])
    assert.deepEqual(
      theirs.files.map(({ id }) => id),
      [shown.id],
    )
    const fileFor = async (email: string, id: string) =>
      (
        await fetch(`${server.address}/api/files/${id}`, {
          headers: { authorization: `Bearer ${await server.token(email)}` },
        })
      ).status
    assert.deepEqual(
      [await fileFor(management, shown.id), await fileFor(management, hidden.id)],
      [200, 404],
    )
    const reads = () =>
      owner(sql`select 1 as one from confidential_read where submission = ${given.id}`)
    assert.equal((await reads()).length, 0)
    assert.equal(Object.keys((await read(manager, given.id)).remarks).length, 4)
    assert.equal((await reads()).length, 1)
  })

  test('a draft keeps it, and a correction compares with what was said before', async () => {
    const made = await form(crane)
    const { id, about: _, version, answers, started_at } = body(made, { brakes: 'pass' })
    const remarks = { brakes: { note: 'Squeaks' } }
    const draft = { form: made.id, version, answers, remarks, context: {}, started_at, revision: 0 }
    assert.equal((await ask(user, 'PUT', `submission-drafts/${id}`, draft)).status, 200)
    const kept = await ask(user, 'GET', `submission-drafts/${id}`)
    assert.deepEqual((kept.body.data as unknown as Remarked).remarks, remarks)

    const given = body(made, { brakes: 'pass' }, { id, remarks })
    await sent(user, given)
    const { id: __, about: ___, ...rest } = given
    const next = { ...rest, remarks: { brakes: { note: 'Quiet' } }, of: 1, reason: 'Oiled' }
    assert.equal((await ask(user, 'POST', `submissions/${id}/revisions`, next)).status, 201)
    const said = async (n: number) =>
      (
        (await ask(user, 'GET', `submissions/${id}/revisions/${n}`)).body
          .data as unknown as Remarked
      ).remarks
    assert.deepEqual([await said(1), await said(2)], [remarks, { brakes: { note: 'Quiet' } }])
  })
})
