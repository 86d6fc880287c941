// What is said of a question beside its answer: it belongs to the question, and a fail is named by it.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { documentHash } from '../../src/features/submissions/content/server/document-hash.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { readCsv } from '../../src/kit/spreadsheet/csv.ts'
import { withServer } from '../api/server.ts'
import {
  check,
  management,
  manager,
  question,
  sending,
  shownWhen,
  text,
  user,
  type Whole,
} from './sending.ts'

type Remarks = Record<string, { note?: string; photos?: string[]; action?: { title: string } }>
type Remarked = Whole & { remarks: Remarks }

const deficiency = { severity: 'high' } as const
const crane = [
  check('brakes', { label: 'Brakes', deficiency }),
  text('more', shownWhen('more', 'brakes', 'fail')),
  question('wheels', 'matrix', {
    label: 'Wheels',
    options: check('').options ?? [],
    rows: [{ id: 'left', label: 'Left' }],
    deficiency,
  }),
  question('parts', 'group', {
    label: 'Parts',
    fields: [check('hook', { label: 'Hook', deficiency })],
  }),
]

describe('remarks', () => {
  const server = withServer()
  const { ask, good, form, body, submit, sent, whole, file } = sending(server)
  const owner = <T>(query: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many<T>(query))
  /** The next version of a form, as it is given. */
  async function publishAs(definition: unknown, id: string): Promise<string> {
    const { revision } = await good<{ revision: number }>(manager, 'GET', `forms/${id}/draft`)
    const kept = await good<{ revision: number }>(manager, 'PUT', `forms/${id}/draft`, {
      revision,
      definition,
    })
    await good(manager, 'POST', `forms/${id}/publish`, { revision: kept.revision })
    const [latest] = await owner<{ id: string }>(
      sql`select id from form_version where form = ${id} order by n desc limit 1`,
    )
    return latest?.id ?? ''
  }
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

  test('what a fail must say is the choice of the form, and the server holds to it', async () => {
    const made = await form(crane)
    const of = (on_fail: string) => publishAs({ ...made.definition, on_fail }, made.id)
    const brakes = (remark: Remarks[string]) => ({ remarks: { brakes: remark } })
    const refused = async (version: string, more: Record<string, unknown>) =>
      (await submit(user, body({ ...made, version }, { brakes: 'fail' }, more))).body.errors
    const words = await of('words')
    assert.deepEqual(await refused(words, {}), { brakes: ['Say what is wrong.'] })
    const said = body({ ...made, version: words }, { brakes: 'fail' }, brakes({ note: 'Worn' }))
    assert.equal((await sent(user, said)).deficiencies[0]?.title, 'Brakes: Worn')

    const both = await of('words_and_photo')
    assert.deepEqual(await refused(both, brakes({ note: 'Worn' })), {
      brakes: ['Add a photo of what is wrong.'],
    })
    const item = await submit(
      user,
      body({ ...made, version: both }, { parts: [{ id: 'r1', hook: 'fail' }] }),
    )
    assert.deepEqual(item.body.errors, { 'parts.0.hook': ['Say what is wrong.'] })
    const seen = await file(user, 'the worn pad')
    const whole = body(
      { ...made, version: both },
      { brakes: 'fail' },
      { ...brakes({ note: 'Worn', photos: [seen.id] }), files: [seen] },
    )
    assert.equal((await submit(user, whole)).status, 201)
    await sent(user, body({ ...made, version: await of('nothing') }, { brakes: 'fail' }))
  })

  test('an action on any item becomes a corrective action, with its owner and its day', async () => {
    const made = await form([...crane, text('shut', { confidential: true })])
    const owners = await owner<{ id: string; email: string }>(sql`
      select a.id, l.email from account a join login l on l.id = a.login_id
      where l.email in (${management}, 'manager@southfield.test')`)
    const idOf = (email: string) => owners.find((one) => one.email === email)?.id ?? ''
    const [ours, foreign] = [idOf(management), idOf('manager@southfield.test')]
    const answers = { brakes: 'fail', wheels: { left: 'pass' } }
    const remarks = {
      brakes: { note: 'Worn', action: { title: 'Change the pads', due: '2031-05-06' } },
      'wheels/left': { note: 'Thin tread', action: { title: 'Order a tire', owner: ours } },
      shut: { action: { title: 'Call the family', owner: ours } },
    }
    const given = body(made, answers, { remarks })
    await sent(user, given)
    const raised = () =>
      owner<Record<string, unknown>>(sql`
        select title, source, item_key, owner, due_on::text, corrective_action, confidential,
          description
        from deficiencies where submission = ${given.id} order by confidential, number`)
    const [failed, added, hidden, ...more] = await raised()
    assert.deepEqual(more, [])
    assert.deepEqual(
      [failed?.title, failed?.source, failed?.due_on, failed?.corrective_action],
      ['Brakes: Worn', 'submission', '2031-05-06', 'Change the pads'],
    )
    assert.deepEqual(
      [added?.title, added?.source, added?.item_key, added?.owner, added?.description],
      ['Order a tire', 'action', 'wheels/left', ours, 'Wheels: Left\nThin tread'],
    )
    // Who may not read what is confidential does not see to it, whoever says so.
    assert.deepEqual(
      [hidden?.title, hidden?.confidential, hidden?.owner, hidden?.corrective_action],
      ['An action on a confidential item', true, null, null],
    )
    const { id, about: _, ...rest } = given
    const next = { ...rest, of: 1, reason: 'A word' }
    assert.equal((await ask(user, 'POST', `submissions/${id}/revisions`, next)).status, 201)
    assert.equal((await raised()).length, 3)

    const refusedFor = async (action: Record<string, unknown>) =>
      (await submit(user, body(made, answers, { remarks: { brakes: { action } } }))).body.errors
    assert.deepEqual(await refusedFor({ title: ' ' }), { brakes: ['Say what is to be done.'] })
    assert.deepEqual(await refusedFor({ title: 'Fix', owner: foreign }), {
      'remarks.brakes.action.owner': ['Choose one of the list.'],
    })
  })

  test('a sheet has a column for it where anybody said anything, for who may read it', async () => {
    const made = await form([
      ...crane,
      text('shut', { label: 'Shut', confidential: true }),
      text('plain', { label: 'Plain' }),
    ])
    const answers = { brakes: 'pass', parts: [{ id: 'r1' }, { id: 'r2', hook: 'pass' }] }
    const remarks: Remarks = {
      brakes: { note: 'Squeaks' },
      'wheels/left': { note: 'Thin' },
      'parts/r2/hook': { note: 'Bent' },
      shut: { note: 'Fainted' },
    }
    await sent(user, body(made, answers, { remarks }))
    const sheetFor = async (email: string) => {
      const answer = await fetch(`${server.address}/api/dashboard/form-reports/${made.id}/export`, {
        headers: { authorization: `Bearer ${await server.token(email)}` },
      })
      const [heads = [], row = []] = [...readCsv(await answer.text())]
      return Object.fromEntries(
        heads.flatMap((head, at) => (head.includes('.remark]') ? [[head, row[at]]] : [])),
      )
    }
    const open = {
      'Brakes: Note [brakes.remark]': 'Squeaks',
      'Wheels: Note [wheels.remark]': 'Left: Thin',
      'Parts: Note [parts.remark]': '2) Hook: Bent',
    }
    assert.deepEqual(await sheetFor(management), open)
    assert.deepEqual(await sheetFor(manager), { ...open, 'Shut: Note [shut.remark]': 'Fainted' })
  })
})
