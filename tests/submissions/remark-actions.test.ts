// What a fail must say, what is to be done about an item, and how a sheet tells of both.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../src/kit/db/sql.ts'
import { readCsv } from '../../src/kit/spreadsheet/csv.ts'
import { withServer } from '../api/server.ts'
import { crane } from './crane.ts'
import { management, manager, sending, text, user } from './sending.ts'

type Remarks = Record<string, { note?: string; photos?: string[] }>

describe('what a fail must say, and actions', () => {
  const server = withServer()
  const { ask, good, form, body, submit, sent, file } = sending(server)
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
    // Who may not read what is confidential does not see to it, even where somebody says so.
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
    assert.deepEqual(await refusedFor({ title: ' ' }), { brakes: ['Say what must be done.'] })
    assert.deepEqual(await refusedFor({ title: 'Fix', owner: foreign }), {
      'remarks.brakes.action.owner': ['Choose from the list.'],
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
